import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, space } from "#ui/design/theme/tokens.ts";

export const section = style({ paddingBlock: `${space.xl} ${space.xs}` });

export const title = style({
  marginBlockEnd: space.sm,
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
  outline: "none",
});
