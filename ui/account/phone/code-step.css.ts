import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, space } from "#ui/design/theme/tokens.ts";

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-evenly",
  gap: space.xs,
  marginBlockStart: `calc(-1 * ${space.md})`,
});
export const wait = style({
  display: "flex",
  alignItems: "center",
  minHeight: "28px",
  fontSize: fontSize.sm,
  color: vars.color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
