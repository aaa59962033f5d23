import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  padding: `${space.xs} ${space.lg} ${space.xl}`,
});
