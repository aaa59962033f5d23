import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

export const screen = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  padding: space.md,
  paddingBlockEnd: space["2xl"],
  overflowY: "auto",
  outline: "none",
  "@media": { [media.tablet]: { padding: `${space.lg} ${space.lg} ${space["2xl"]}` } },
});
export const title = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
});
