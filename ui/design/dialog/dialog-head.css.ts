import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, space } from "../theme/tokens.ts";

export const header = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  padding: `${space.md} ${space.md} ${space.md} ${space.lg}`,
  minHeight: "72px",
});
export const title = style({
  flex: 1,
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
});
