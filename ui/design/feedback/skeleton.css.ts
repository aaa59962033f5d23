import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { BUTTON_HEIGHT } from "../button/button.css.ts";
import { vars } from "../theme/theme.css.ts";
import { coarse, radius, space } from "../theme/tokens.ts";

const breathe = keyframes({ "50%": { opacity: 0.55 } });

/** A gray shape where content will be; as a class, or as the Skeleton component. */
export const skeleton = recipe({
  base: {
    display: "block",
    background: vars.color.line,
    animation: `${breathe} 1.6s ${coarse} infinite`,
  },
  variants: {
    shape: {
      text: { height: "0.8em", marginBlock: "0.2em", borderRadius: radius.xs, width: "100%" },
      short: { height: "0.8em", marginBlock: "0.2em", borderRadius: radius.xs, width: "45%" },
      title: { height: "1.6em", borderRadius: radius.xs, width: "60%" },
      picture: { aspectRatio: "4 / 3", borderRadius: radius.lg, width: "100%" },
      square: { width: "96px", height: "96px", borderRadius: radius.md, flexShrink: 0 },
      button: { height: BUTTON_HEIGHT, borderRadius: radius.pill, width: "100%" },
      card: { height: "128px", borderRadius: radius.lg, width: "100%" },
    },
  },
  defaultVariants: { shape: "text" },
});

export const stack = style({ display: "grid", gap: space.md });
