import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const lines = style({ display: "grid", gap: space.sm });
export const line = style({ display: "grid", gap: space.hair, overflowWrap: "anywhere" });
export const gone = style({ color: color.inkMuted, textDecoration: "line-through" });
export const instead = style({ fontWeight: fontWeight.strong });
export const modifier = style({
  display: "block",
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  color: color.inkMuted,
});
