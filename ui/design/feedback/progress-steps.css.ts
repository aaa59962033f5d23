import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, motion, radius, space } from "../theme/tokens.ts";

const { color } = vars;

export const steps = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: space.tiny,
});

export const step = style({ display: "flex", flexDirection: "column", gap: space.xs, minWidth: 0 });

// It rests for most of the time: a page that is open for half an hour draws little.
const pulse = keyframes({
  "0%": { transform: "translateX(-100%)" },
  "40%, 100%": { transform: "translateX(250%)" },
});

export const bar = recipe({
  base: {
    position: "relative",
    height: "6px",
    borderRadius: radius.pill,
    overflow: "hidden",
    background: color.line,
    transition: `background-color ${motion.slow}`,
  },
  variants: {
    state: {
      done: { background: color.accent },
      current: {
        background: color.accentLine,
        selectors: {
          "&::after": {
            content: "",
            position: "absolute",
            inset: 0,
            width: "50%",
            borderRadius: radius.pill,
            background: color.accent,
            animation: `${pulse} 4.5s ease-in-out infinite`,
          },
        },
      },
      upcoming: {},
    },
  },
});

export const label = recipe({
  base: { fontSize: fontSize.xs, lineHeight: lineHeight.snug, color: color.inkSubtle },
  variants: {
    state: {
      done: { color: color.inkMuted },
      current: { color: color.ink, fontWeight: fontWeight.heading },
      upcoming: {},
    },
  },
});
