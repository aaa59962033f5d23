import { style } from "@vanilla-extract/css";
import { gutter, vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

export const rail = style({ paddingBlockStart: space.lg });

export const title = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  marginBlockEnd: space.sm,
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
  outline: "none",
});

/** Runs to the edge of the screen on both sides, with room for focus rings. */
export const strip = style({
  display: "flex",
  gap: space.sm,
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlock: space.tiny,
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  scrollPaddingInline: gutter,
  overscrollBehaviorX: "contain",
});

export const item = style({
  flex: "0 0 156px",
  scrollSnapAlign: "start",
  "@media": { [media.tablet]: { flexBasis: "184px" } },
});

export const icon = style({ color: vars.color.accentText });
