import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const buttons = style({
  display: "flex",
  justifyContent: "flex-end",
  flexWrap: "wrap",
  gap: space.sm,
});
