import { style } from "@vanilla-extract/css";
import { fine } from "./theme/tokens.ts";

export const visuallyHidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: `-${fine[1]}`,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
});
