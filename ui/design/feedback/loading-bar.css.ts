import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { LOADING_DELAY_MS, LOADING_MS } from "./loading-times.ts";

const run = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.92)" } });

/** Not before the delay has passed, then once from end to end (DESIGN-2). */
export const loadingBar = style({
  position: "fixed",
  zIndex: 2000,
  insetInline: 0,
  top: 0,
  height: "3px",
  background: vars.color.accent,
  transformOrigin: "left",
  transform: "scaleX(0)",
  animation: `${run} ${LOADING_MS}ms cubic-bezier(0.1, 0.6, 0.3, 1) ${LOADING_DELAY_MS}ms forwards`,
});
