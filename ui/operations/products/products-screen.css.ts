import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

export const screen = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  minHeight: 0,
  padding: space.md,
  paddingBlockEnd: space["2xl"],
  overflowY: "auto",
  outline: "none",
  "@media": { [media.tablet]: { padding: `${space.lg} ${space.lg} ${space["2xl"]}` } },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
});
export const title = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
});
export const location = style({ flex: "0 1 20rem" });
export const filters = style({
  display: "grid",
  alignItems: "end",
  gap: space.sm,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(16rem, 1fr) minmax(20rem, auto)" } },
});
