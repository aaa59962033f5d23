import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { poster } from "#ui/design/theme/palette.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import {
  fine,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  room,
  space,
} from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const section = style({
  paddingBlock: space["2xl"],
  scrollMarginTop: room.header,
  "@media": { [media.desktop]: { paddingBlock: `${space["2xl"]} ${space["4xl"]}` } },
});
export const shops = style({
  display: "grid",
  gap: space.md,
  marginBlockStart: space.xl,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
/** Each background is dark enough for white text in both themes. */
export const shop = recipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: space.lg,
    minHeight: "15rem",
    height: "100%",
    padding: space.lg,
    borderRadius: "28px",
    color: poster.words,
    textDecoration: "none",
    overflow: "hidden",
    "@media": {
      [media.tablet]: { minHeight: "20rem" },
      [media.desktop]: { minHeight: "22rem" },
      [media.hover]: { selectors: { "&:hover": { boxShadow: vars.shadow.high } } },
    },
  },
  variants: {
    tone: {
      orange: { background: poster.orange },
      green: { background: poster.green },
      ink: { background: poster.ink },
    },
  },
});
export const words = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  gap: space.xs,
  maxWidth: "17rem",
});
export const name = style({
  fontSize: "clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem)",
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.035em",
  lineHeight: lineHeight.tight,
});
export const text = style({ lineHeight: lineHeight.snug });
export const open = style({
  position: "relative",
  zIndex: 1,
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "start",
  gap: space.xs,
  minHeight: "44px",
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
});
export const picture = style({
  position: "absolute",
  insetInlineEnd: `-${space.lg}`,
  bottom: `-${fine[28]}`,
  width: "min(52%, 13rem)",
  height: "auto",
  transition: `transform ${motion.slow} ${motion.out}`,
  "@media": {
    // Three narrow cards have no room for it next to their link.
    [media.tablet]: { bottom: space["4xl"] },
    [media.desktop]: { bottom: `-${fine[28]}` },
    [media.hover]: { selectors: { "a:hover > &": { transform: "translate(-8px, -8px) rotate(-6deg)" } } },
  },
});
export const kitchen = style({
  display: "grid",
  gap: space.lg,
  alignItems: "center",
  marginBlockStart: space.md,
  padding: space.lg,
  borderRadius: "28px",
  background: color.plate,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr) auto",
      padding: space.xl,
      gap: space["2xl"],
    },
  },
});
export const kitchenTitle = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.025em",
  lineHeight: lineHeight.tight,
});
export const kitchenText = style({ marginBlockStart: space.xs, color: color.inkMuted });
export const steps = style({ display: "grid", gap: space.tiny, counterReset: "step" });
export const step = style({
  display: "flex",
  gap: space.sm,
  counterIncrement: "step",
  fontWeight: fontWeight.medium,
  selectors: {
    "&::before": {
      content: "counter(step)",
      fontWeight: fontWeight.loud,
      color: color.accentText,
      minWidth: "1ch",
    },
  },
});
