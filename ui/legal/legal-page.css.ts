import { style } from "@vanilla-extract/css";
import { lineHeight, space } from "#ui/design/theme/tokens.ts";

export const article = style({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  paddingBlock: space.xl,
  maxWidth: "44rem",
  lineHeight: lineHeight.text,
});
