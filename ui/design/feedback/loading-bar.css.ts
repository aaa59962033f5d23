import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const run = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.92)" } });

/** Two seconds from end to end, and not before 200 ms have passed (DESIGN-2). */
export const loadingBar = style({
  position: "fixed",
  zIndex: 2000,
  insetInline: 0,
  top: 0,
  height: "3px",
  background: vars.color.accent,
  transformOrigin: "left",
  transform: "scaleX(0)",
  animation: `${run} 2000ms cubic-bezier(0.1, 0.6, 0.3, 1) 200ms forwards`,
});
