import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, motion, radius, space } from "../theme/tokens.ts";

const { color } = vars;

/** A pill for category links, filters and quick choices (a tip, minutes). `selected` also by aria-pressed, aria-current or aria-checked. */
export const chip = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    gap: space.xs,
    minHeight: "44px",
    paddingInline: space.md,
    borderRadius: radius.pill,
    background: color.hover,
    color: color.ink,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    textDecoration: "none",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
    selectors: {
      "&:hover": { background: color.line },
      "&[aria-pressed=true], &[aria-current=true], &[aria-current=page], &[aria-current=location]": {
        background: color.dark,
        color: color.darkInk,
      },
      "&:disabled": { color: color.inkSubtle, textDecoration: "line-through", cursor: "not-allowed" },
    },
  },
  variants: {
    selected: { true: { selectors: { "&, &:hover": { background: color.dark, color: color.darkInk } } } },
  },
});
