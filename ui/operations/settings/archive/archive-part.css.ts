import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const list = style({
  display: "grid",
  gap: space.xs,
  paddingInlineStart: space.lg,
  listStyle: "disc",
});
