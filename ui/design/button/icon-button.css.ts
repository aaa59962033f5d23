import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { motion, radius } from "../theme/tokens.ts";

const { color } = vars;

/** A round button with one icon; usable on links too. `floating` is for buttons on a picture. */
export const iconButtonStyle = recipe({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    borderRadius: radius.pill,
    color: color.ink,
    cursor: "pointer",
    WebkitTapHighlightColor: "transparent",
    transition: `background-color ${motion.quick}, transform ${motion.quick}`,
    selectors: {
      "&:active:not(:disabled, [aria-disabled=true])": { transform: "scale(0.94)" },
      "&:disabled, &[aria-disabled=true]": { color: color.inkSubtle, opacity: 0.6, cursor: "not-allowed" },
      "&::after": {
        content: "",
        position: "absolute",
        inset: "50%",
        width: "44px",
        height: "44px",
        translate: "-50% -50%",
      },
    },
  },
  variants: {
    size: {
      sm: { width: "36px", height: "36px" },
      md: { width: "44px", height: "44px" },
      lg: { width: "56px", height: "56px" },
    },
    tone: {
      ghost: { selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { background: color.hover } } },
      soft: {
        background: color.hover,
        selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { background: color.line } },
      },
      floating: {
        background: color.raised,
        boxShadow: vars.shadow.mid,
        selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { background: color.sunken } },
      },
      dark: {
        background: color.dark,
        color: color.darkInk,
        selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { background: color.darkHover } },
      },
      accent: {
        background: color.accent,
        color: color.accentInk,
        selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { background: color.accentHover } },
      },
    },
  },
  defaultVariants: { size: "md", tone: "ghost" },
});

export type IconButtonLook = NonNullable<RecipeVariants<typeof iconButtonStyle>>;
