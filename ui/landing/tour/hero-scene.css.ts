import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { media } from "#ui/design/theme/tokens.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(24px) rotate(0deg)" } });

export const scene = style({
  position: "relative",
  minHeight: "30rem",
  borderRadius: "36px",
  background: vars.color.plate,
  overflow: "hidden",
  "@media": { [media.tablet]: { minHeight: "34rem" } },
});
export const burger = style({
  position: "absolute",
  // The pictures are 256 px wide; larger they lose their edges.
  width: "min(52%, 16rem)",
  height: "auto",
  insetInlineEnd: "-3%",
  top: "3%",
  transform: "rotate(14deg)",
});
export const phone = style({
  position: "absolute",
  insetInlineStart: "6%",
  top: "6%",
  width: "min(72%, 20rem)",
});
export const ticket = style({
  position: "absolute",
  insetInlineEnd: "5%",
  bottom: "5%",
  width: "min(80%, 21rem)",
  transform: "rotate(-2deg)",
  animation: `${arrive} 250ms cubic-bezier(0.2, 0.8, 0.2, 1)`,
});
