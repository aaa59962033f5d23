import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, motion, radius, space } from "#ui/design/theme/tokens.ts";

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
    minWidth: "36px",
    height: "36px",
    borderRadius: radius.pill,
    cursor: "pointer",
    boxShadow: vars.shadow.low,
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

export const count = style({
  paddingInline: space.xs,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.heading,
  fontVariantNumeric: "tabular-nums",
});
