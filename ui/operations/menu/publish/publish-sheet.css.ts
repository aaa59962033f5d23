import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, space } from "#ui/design/theme/tokens.ts";

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
export const by = style({ color: vars.color.inkMuted, fontSize: fontSize.sm });
