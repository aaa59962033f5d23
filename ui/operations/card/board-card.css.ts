import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { coarse, fontSize, lineHeight, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-12px)" } });
const call = keyframes({
  "50%": { boxShadow: `0 0 0 6px color-mix(in srgb, ${color.accent} 35%, transparent)` },
});

export const card = recipe({
  base: {
    containerType: "inline-size",
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    borderRadius: radius.lg,
    background: color.card,
    boxShadow: vars.shadow.low,
    border: `1.5px solid ${color.line}`,
    overflow: "clip",
    animation: `${arrive} ${motion.slow} ${motion.out}`,
    selectors: { "&:focus-visible": { outlineOffset: "1px" } },
  },
  variants: {
    isUnseen: {
      true: {
        borderColor: color.accent,
        animation: `${arrive} ${motion.slow} ${motion.out}, ${call} 1.6s ${coarse} infinite`,
      },
    },
  },
});
export const body = style({
  display: "grid",
  gap: space.sm,
  padding: space.sm,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.snug,
});
