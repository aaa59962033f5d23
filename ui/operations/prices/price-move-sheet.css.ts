import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const when = style({
  display: "grid",
  gridTemplateColumns: "1.2fr 1fr",
  gap: space.sm,
  alignItems: "start",
});
