import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

export const changes = style({ display: "grid", gap: space.md, marginBlockStart: space.md });
export const change = style({ display: "grid", gap: space.hair });
export const was = style({ color: vars.color.inkMuted, fontVariantNumeric: "tabular-nums" });
export const is = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
});
export const buttons = style({ display: "flex", flexDirection: "column", gap: space.xs });
