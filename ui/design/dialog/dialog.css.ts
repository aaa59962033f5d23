import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { black, darkPalette, lightPalette } from "../theme/palette.ts";
import { vars } from "../theme/theme.css.ts";
import { media, motion, radius, space } from "../theme/tokens.ts";

const { color } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const up = keyframes({ from: { transform: "translateY(100%)" } });
const rise = keyframes({ from: { transform: "translateY(24px)", opacity: 0 } });
const left = keyframes({ from: { transform: "translateX(100%)" } });

const enters = `${motion.slow} ${motion.out}`;
const leaves = `${motion.quick} ${motion.inward} reverse forwards`;

export const scrim = recipe({
  base: {
    position: "fixed",
    inset: 0,
    display: "flex",
    background: color.scrim,
    selectors: {
      "&[data-entering]": { animation: `${fade} ${motion.normal}` },
      "&[data-exiting]": { animation: `${fade} ${motion.quick} reverse forwards` },
    },
  },
  variants: {
    transition: {
      "slide-up": {
        alignItems: "flex-end",
        justifyContent: "center",
        "@media": { [media.tablet]: { alignItems: "center", padding: space.lg } },
      },
      "slide-left": { justifyContent: "flex-end" },
      "fade-in-fullscreen": { alignItems: "stretch", justifyContent: "center" },
      none: {
        alignItems: "flex-end",
        justifyContent: "center",
        "@media": { [media.tablet]: { alignItems: "center", padding: space.lg } },
      },
    },
  },
});

// The strip that the missing scroll bar leaves on a wide screen is dimmed too; react-aria says in this way that there is
// one. The root is not asked what it holds: each change of the page would have a browser look through all of it. By colors
// and not by their roles: a role in a rule that the root did not meet before has everything on the page styled again, most
// of what opening a sheet costs.
const dimmed = ({ color: { page } }: typeof lightPalette | typeof darkPalette): string =>
  `color-mix(in srgb, ${page} 44%, ${black})`;
const hasStrip = `[style*="scrollbar-gutter"]`;
globalStyle(`:root${hasStrip}`, { background: dimmed(lightPalette) });
globalStyle(`:root:not([data-theme="light"])${hasStrip}`, {
  "@media": { "(prefers-color-scheme: dark)": { background: dimmed(darkPalette) } },
});
globalStyle(`:root[data-theme="dark"]${hasStrip}`, { background: dimmed(darkPalette) });

const sheetHeight = "calc(100dvh - 24px)";

export const panel = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    width: "100%",
    background: color.raised,
    boxShadow: vars.shadow.high,
    overflow: "hidden",
    outline: "none",
  },
  variants: {
    size: {
      sm: { "@media": { [media.tablet]: { maxWidth: "24rem" } } },
      md: { "@media": { [media.tablet]: { maxWidth: "28rem" } } },
      lg: { "@media": { [media.tablet]: { maxWidth: "32rem" } } },
      xl: { "@media": { [media.tablet]: { maxWidth: "36rem" } } },
      "3xl": { "@media": { [media.tablet]: { maxWidth: "48rem" } } },
      full: { maxWidth: "none" },
    },
    height: {
      content: {
        maxHeight: sheetHeight,
        "@media": { [media.tablet]: { maxHeight: "min(56rem, calc(100dvh - 48px))" } },
      },
      "screen-mobile": {
        height: "100dvh",
        "@media": { [media.tablet]: { height: "auto", maxHeight: "min(56rem, calc(100dvh - 48px))" } },
      },
      screen: { height: "100dvh" },
    },
    transition: {
      "slide-up": {
        borderStartStartRadius: radius.xl,
        borderStartEndRadius: radius.xl,
        selectors: {
          "&[data-entering]": { animation: `${up} ${enters}` },
          "&[data-exiting]": { animation: `${up} ${leaves}` },
        },
        "@media": {
          [media.tablet]: {
            borderRadius: radius.xl,
            selectors: {
              "&[data-entering]": { animation: `${rise} ${enters}` },
              "&[data-exiting]": { animation: `${rise} ${leaves}` },
            },
          },
        },
      },
      "slide-left": {
        height: "100dvh",
        maxHeight: "100dvh",
        selectors: {
          "&[data-entering]": { animation: `${left} ${enters}` },
          "&[data-exiting]": { animation: `${left} ${leaves}` },
        },
      },
      "fade-in-fullscreen": {
        height: "100dvh",
        maxHeight: "100dvh",
        maxWidth: "none",
        selectors: {
          "&[data-entering]": { animation: `${fade} ${enters}` },
          "&[data-exiting]": { animation: `${fade} ${leaves}` },
        },
      },
      none: {
        borderStartStartRadius: radius.xl,
        borderStartEndRadius: radius.xl,
        "@media": { [media.tablet]: { borderRadius: radius.xl } },
      },
    },
  },
  compoundVariants: [
    {
      variants: { height: "screen-mobile" },
      style: { borderRadius: 0, "@media": { [media.tablet]: { borderRadius: radius.xl } } },
    },
    { variants: { height: "screen" }, style: { borderRadius: "0 !important" } },
    { variants: { transition: "slide-left" }, style: { borderRadius: "0 !important" } },
  ],
  defaultVariants: { size: "lg", height: "content", transition: "slide-up" },
});

/** Sizes sm, md, lg, xl, 3xl, full; heights content, screen-mobile, screen; the four transitions (MODAL-3). */
export type DialogLook = NonNullable<RecipeVariants<typeof panel>>;

/** Over its outline, which stood there first, a dialog stands at once. */
export const still = style({ animation: "none !important" });

export const dialog = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: 0,
  outline: "none",
});

/** Without a title the close button floats over the content, a picture as a rule. */
export const floatingClose = style({
  position: "absolute",
  zIndex: 1,
  top: space.md,
  insetInlineEnd: space.md,
});

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingInline: space.lg,
  paddingBlockEnd: space.lg,
});
export const bareBody = style([body, { padding: 0 }]);

export const footer = style({
  padding: `${space.md} ${space.lg}`,
  paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raised,
});
