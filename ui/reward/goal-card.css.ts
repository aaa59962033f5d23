import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const goal = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  height: "100%",
  padding: space.sm,
});
export const picture = style({ width: "84px", flexShrink: 0 });
export const words = style({ display: "grid", gap: space.tiny, flex: 1, minWidth: 0 });
export const name = style({
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  overflowWrap: "anywhere",
});
export const points = style({ color: color.accentText, fontWeight: fontWeight.strong });
export const quiet = style({ fontSize: fontSize.sm, color: color.inkMuted });
