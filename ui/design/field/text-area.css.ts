import { style } from "@vanilla-extract/css";
import { control } from "./field.css.ts";

export const textArea = style([
  control,
  { minHeight: "96px", resize: "vertical", fieldSizing: "content", maxHeight: "40dvh" },
]);
