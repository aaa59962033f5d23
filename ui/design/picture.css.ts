import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "./theme/theme.css.ts";
import { radius } from "./theme/tokens.ts";

/** A plate-colored background, which also reserves the space until the picture loads. */
export const frame = recipe({
  base: { display: "block", position: "relative", overflow: "hidden", background: vars.color.plate },
  variants: {
    ratio: { square: { aspectRatio: "1" }, card: { aspectRatio: "4 / 3" }, wide: { aspectRatio: "16 / 9" } },
    rounded: {
      none: {},
      sm: { borderRadius: radius.sm },
      md: { borderRadius: radius.md },
      lg: { borderRadius: radius.lg },
    },
    /** Illustrations are shown whole on the plate, photographs fill it. */
    fit: { cover: {}, contain: { padding: "6%" } },
    dimmed: { true: { filter: "grayscale(1)", opacity: 0.55 } },
  },
  defaultVariants: { ratio: "card", rounded: "lg", fit: "cover" },
});

/** Its image stands in the frame as if it were alone there. */
export const choice = style({ display: "contents" });

export const image = recipe({
  base: { width: "100%", height: "100%", objectFit: "cover" },
  variants: { fit: { cover: {}, contain: { objectFit: "contain" } } },
});
