import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const prices = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.xs,
});

export const points = style({
  fontSize: fontSize.xs,
  color: color.accentText,
  fontWeight: fontWeight.strong,
});
