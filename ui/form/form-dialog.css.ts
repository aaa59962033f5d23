import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
});
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md });
export const foot = style({ display: "grid", gap: space.sm });
export const buttons = style({ display: "grid", gridTemplateColumns: "1fr 1.4fr", gap: space.sm });
