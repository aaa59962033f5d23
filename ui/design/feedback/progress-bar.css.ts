import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { fontSize, motion, radius, space } from "../theme/tokens.ts";

export const frame = style({ display: "grid", gap: space.tiny, fontSize: fontSize.sm });

export const bar = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: "8px",
  border: 0,
  borderRadius: radius.pill,
  overflow: "hidden",
  background: vars.color.line,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.line },
    "&::-webkit-progress-value": {
      background: vars.color.accent,
      borderRadius: radius.pill,
      transition: `inline-size ${motion.slow}`,
    },
    "&::-moz-progress-bar": { background: vars.color.accent, borderRadius: radius.pill },
  },
});
