import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, media, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

/**
 * 36 px to the eye, 44 px and more to the finger. It gives way under a mouse alone: a finger hides it, and a phone that makes
 * the layers of a long menu again, as for what is scaled, shows the added product 10 ms later.
 */
export const button = recipe({
  base: {
    position: "absolute",
    zIndex: 1,
    insetInlineEnd: space.tiny,
    bottom: space.tiny,
    display: "grid",
    placeItems: "center",
    width: "36px",
    height: "36px",
    // What it shows changes with each tap: nothing around it is laid out for that.
    contain: "layout size",
    borderRadius: radius.pill,
    cursor: "pointer",
    boxShadow: vars.shadow.low,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.heading,
    WebkitTapHighlightColor: "transparent",
    transition: `transform ${motion.quick}`,
    "@media": {
      [media.scriptless]: { display: "none" },
      [media.hover]: { selectors: { "&:active": { transform: "scale(0.92)" } } },
    },
    selectors: { "&::after": { content: "", position: "absolute", inset: `-${space.xs}` } },
  },
  variants: {
    holds: {
      false: {
        background: color.raised,
        border: `1px solid ${color.line}`,
        color: color.accentText,
        "@media": { [media.hover]: { selectors: { "&:hover": { background: color.sunken } } } },
      },
      true: { background: color.accent, color: color.accentInk },
    },
  },
});

/**
 * A plus of two lines. Not an icon: where a graphic comes or goes, a browser puts the layers of the whole page together
 * again, a tenth of what a phone does until the added product shows.
 */
export const plus = style({
  width: "12px",
  border: "1px solid",
  // Across it, in no room of its own.
  "::before": {
    content: "",
    display: "block",
    height: "12px",
    margin: `-${fine[6]} ${space.tiny}`,
    border: "1px solid",
  },
});
