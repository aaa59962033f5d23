import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const meter = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  marginBlockStart: `calc(-1 * ${space.xs})`,
  fontSize: fontSize.sm,
  color: color.inkMuted,
});
export const bars = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  gap: space.tiny,
});
export const bar = recipe({
  base: {
    height: "5px",
    borderRadius: radius.pill,
    background: color.line,
    transition: `background-color ${motion.normal}`,
  },
  variants: {
    tone: {
      off: {},
      weak: { background: color.danger },
      fair: { background: color.warn },
      strong: { background: color.success },
    },
  },
});
export const word = style({ color: color.ink, fontWeight: fontWeight.strong });
export const advice = style({ display: "flex", flexWrap: "wrap", columnGap: space.sm, rowGap: space.hair });
