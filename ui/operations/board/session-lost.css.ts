import { style } from "@vanilla-extract/css";
import { gutter, vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, space } from "#ui/design/theme/tokens.ts";

export const cover = style({
  position: "fixed",
  inset: 0,
  zIndex: 900,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space.md,
  padding: gutter,
  background: vars.color.danger,
  color: vars.color.dangerInk,
  textAlign: "center",
});
export const title = style({
  fontSize: fontSize.hero,
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.03em",
});
export const text = style({ fontSize: fontSize.xl });
