import { style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";
import { fontWeight, radius, space } from "./tokens.ts";

export const summary = style({
  display: "flex",
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.md,
  background: vars.color.dangerSoft,
  color: vars.color.dangerText,
});
export const title = style({ fontWeight: fontWeight.strong });
export const list = style({ display: "grid", gap: space.tiny, marginBlockStart: space.xs });
