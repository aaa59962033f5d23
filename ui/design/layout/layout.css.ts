import { style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { gutter, vars } from "../theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, space } from "../theme/tokens.ts";

/** A page's width and margins: `wide` 84rem (menus, landing), `middle` 60rem (checkout), `narrow` 32rem (sign in). */
export const page = recipe({
  base: { width: "100%", marginInline: "auto", paddingInline: gutter },
  variants: {
    width: { wide: { maxWidth: "84rem" }, middle: { maxWidth: "60rem" }, narrow: { maxWidth: "32rem" } },
  },
  defaultVariants: { width: "wide" },
});

/** A vertical stack. */
export const stack = styleVariants(
  { xs: space.xs, sm: space.sm, md: space.md, lg: space.lg, xl: space.xl, "2xl": space["2xl"] },
  (gap) => ({ display: "flex", flexDirection: "column", gap }),
);

/** Headings inside a page. */
export const sectionTitle = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
});
export const hero = style({
  fontSize: fontSize.hero,
  fontWeight: fontWeight.loud,
  lineHeight: "1.04",
  letterSpacing: "-0.035em",
});

/** A link inside text. */
export const textLink = style({ color: vars.color.accentText, fontWeight: fontWeight.medium });
