import { type ComplexStyleRule, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { gutter, vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

const WIDTH = "156px";
const WIDE_WIDTH = "184px";

// Beneath the picture: the name, the price and, where points count, a price in them.
function sized(text: string): ComplexStyleRule {
  const height = (width: string): string => `calc(${width} + ${space.lg} + ${text})`;
  return {
    flex: `0 0 ${WIDTH}`,
    minHeight: height(WIDTH),
    "@media": { [media.tablet]: { flexBasis: WIDE_WIDTH, minHeight: height(WIDE_WIDTH) } },
  };
}

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

/** A product is as high as one with a name of two lines, so that room can be kept for what is not known yet. */
export const item = recipe({
  base: { scrollSnapAlign: "start" },
  variants: { hasPoints: { true: sized("4.8125rem"), false: sized("3.6875rem") } },
});

/** Stands for a product that comes. */
export const ghost = style({ height: "100%" });

export const icon = style({ color: vars.color.accentText });
