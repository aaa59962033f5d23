import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

export const list = style({
  display: "grid",
  gap: space.xs,
  maxHeight: "12rem",
  overflowY: "auto",
  padding: space.md,
  borderRadius: radius.md,
  background: vars.color.sunken,
});
export const row = style({ display: "flex", gap: space.sm, alignItems: "baseline" });
export const count = style({ fontWeight: fontWeight.strong, fontVariantNumeric: "tabular-nums" });
export const name = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
