import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.tiny });
export const figure = style({
  minWidth: "4em",
  textAlign: "center",
  fontSize: fontSize.xs,
  color: vars.color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
export const clock = style({
  marginInline: space.xs,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
});
