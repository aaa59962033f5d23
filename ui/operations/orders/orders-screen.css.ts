import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  minHeight: 0,
  padding: space.md,
  paddingBlockEnd: space["2xl"],
  overflowY: "auto",
  outline: "none",
  "@media": { [media.tablet]: { padding: `${space.lg} ${space.lg} ${space["2xl"]}` } },
});
export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.md,
});
export const title = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
});
export const count = style({ color: color.inkMuted, fontSize: fontSize.sm, minHeight: "1.5em" });
