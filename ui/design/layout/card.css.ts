import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { media, motion, radius, space } from "../theme/tokens.ts";

/** A card's look; usable on links, articles and list items. `interactive` answers to the pointer. */
export const card = recipe({
  base: {
    display: "block",
    background: vars.color.card,
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.lg,
    color: "inherit",
    textDecoration: "none",
  },
  variants: {
    padding: { none: {}, sm: { padding: space.md }, md: { padding: space.lg } },
    interactive: {
      true: {
        cursor: "pointer",
        transition: `box-shadow ${motion.normal}, border-color ${motion.normal}, transform ${motion.normal}`,
        selectors: { "&:active": { transform: "scale(0.99)" } },
        "@media": {
          [media.hover]: {
            selectors: { "&:hover": { boxShadow: vars.shadow.mid, borderColor: vars.color.lineStrong } },
          },
        },
      },
    },
    sunken: { true: { background: vars.color.sunken, borderColor: "transparent" } },
  },
  defaultVariants: { padding: "sm" },
});
