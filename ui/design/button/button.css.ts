import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, media, motion, radius, space } from "../theme/tokens.ts";

const { color } = vars;

const dark = { vars: { "--fill": color.dark, "--fill-hover": color.darkHover, "--on": color.darkInk } };

/** The height of a button of the default size: what stands in for one has it too. */
export const BUTTON_HEIGHT = "48px";

const small = { minHeight: "36px", paddingInline: space.md, fontSize: fontSize.sm, gap: space.tiny } as const;
const large = { minHeight: BUTTON_HEIGHT, paddingInline: space.lg, fontSize: fontSize.md } as const;

/**
 * The look of a button, for `<button>`, react-aria's Button and react-router's `<Link className>` alike.
 * Sizes responsive, xs, sm, md, lg (default), xl; colors accent, dark = zinc (default), white (DESIGN-1);
 * looks solid (default), soft, outline, ghost, text.
 */
export const buttonStyle = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    border: "1.5px solid transparent",
    borderRadius: radius.pill,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    textAlign: "center",
    textDecoration: "none",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    userSelect: "none",
    WebkitTapHighlightColor: "transparent",
    transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}, transform ${motion.quick}`,
    selectors: {
      "&:active:not(:disabled)": { transform: "scale(0.98)" },
      "&:disabled, &[aria-disabled=true]": { cursor: "not-allowed" },
      // A small button still has a full touch target around it.
      "&::after": {
        content: "",
        position: "absolute",
        insetInline: 0,
        top: "50%",
        height: "44px",
        translate: "0 -50%",
      },
    },
  },
  variants: {
    size: {
      responsive: { ...small, "@media": { [media.tablet]: { ...large, gap: space.xs } } },
      xs: { minHeight: "32px", paddingInline: space.sm, fontSize: fontSize.xs, gap: space.tiny },
      sm: small,
      md: { minHeight: "44px", paddingInline: fine[20], fontSize: "0.9375rem" },
      lg: large,
      xl: { minHeight: "56px", paddingInline: space.xl, fontSize: fontSize.lg },
    },
    color: {
      accent: {
        vars: { "--fill": color.accent, "--fill-hover": color.accentHover, "--on": color.accentInk },
      },
      dark,
      zinc: dark,
      white: { vars: { "--fill": color.card, "--fill-hover": color.sunken, "--on": color.ink } },
    },
    look: {
      solid: {
        background: "var(--fill)",
        color: "var(--on)",
        selectors: {
          "&:hover:not(:disabled)": { background: "var(--fill-hover)" },
          "&:disabled:not([data-loading])": { background: color.sunken, color: color.inkSubtle },
        },
      },
      soft: { background: color.hover, color: color.ink },
      outline: { background: "transparent", borderColor: color.lineStrong, color: color.ink },
      ghost: { background: "transparent", color: color.ink },
      /** Part of the sentence around it. */
      text: {
        minHeight: 0,
        padding: 0,
        border: "none",
        background: "transparent",
        color: "inherit",
        fontSize: "inherit",
        lineHeight: "inherit",
        textDecoration: "underline",
        textUnderlineOffset: "3px",
      },
    },
    fullWidth: { true: { width: "100%" } },
  },
  compoundVariants: [
    { variants: { color: "white", look: "solid" }, style: { borderColor: color.lineStrong } },
    {
      variants: { color: "accent", look: "soft" },
      style: { background: color.accentSoft, color: color.accentSoftInk },
    },
    {
      variants: { color: "accent", look: "outline" },
      style: { borderColor: color.accentLine, color: color.accentText },
    },
    { variants: { color: "accent", look: "ghost" }, style: { color: color.accentText } },
  ],
  defaultVariants: { size: "lg", color: "dark", look: "solid" },
});

/** The variants above as a type; every one may be left out. */
export type ButtonLook = NonNullable<RecipeVariants<typeof buttonStyle>>;

const quiet = buttonStyle.classNames.variants.look;
for (const look of [quiet.soft, quiet.outline, quiet.ghost]) {
  globalStyle(`${look}:hover:not(:disabled)`, { backgroundColor: color.hover });
  globalStyle(`${look}:disabled:not([data-loading])`, { color: color.inkSubtle });
}

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  position: "absolute",
  width: "1.25em",
  height: "1.25em",
  borderRadius: radius.pill,
  border: "2.5px solid currentColor",
  borderTopColor: "transparent",
  animation: `${turn} 700ms linear infinite`,
});

/** Keeps the width and the accessible name while the spinner is shown. */
export const label = style({ display: "inline-flex", alignItems: "center", gap: "inherit" });
export const hiddenLabel = style([label, { opacity: 0 }]);
