import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { layer, media } from "../theme/tokens.ts";

const { color } = vars;

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: layer.modal,
  display: "flex",
  justifyContent: "flex-end",
  background: color.scrim,
});

export const panel = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    width: "100%",
    overflow: "hidden",
    background: color.raised,
  },
  variants: {
    size: { md: { "@media": { [media.tablet]: { maxWidth: "28rem" } } }, full: {} },
  },
});

// However much stands in it, the head keeps its height.
export const body = style({ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 });
