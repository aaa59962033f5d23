import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const contents = style({ display: "flex", flexDirection: "column", gap: space.lg });
export const lines = style({ display: "grid" });
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space.xs,
});
