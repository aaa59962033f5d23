import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const phone = style({
  padding: space.md,
  borderRadius: radius.xl,
  background: color.raised,
  boxShadow: vars.shadow.high,
  display: "grid",
  gap: space.sm,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.02em",
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  borderRadius: radius.xs,
  background: color.accent,
  color: color.accentInk,
  fontSize: fontSize.sm,
});
export const dish = style({ display: "flex", alignItems: "center", gap: space.sm });
export const picture = style({
  flexShrink: 0,
  width: "52px",
  height: "52px",
  padding: fine[6],
  borderRadius: radius.md,
  background: color.plate,
});
export const dishWords = style({ flex: 1, minWidth: 0, display: "grid", lineHeight: lineHeight.snug });
export const dishName = style({
  fontWeight: fontWeight.strong,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
});
export const dishPrice = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});
export const add = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: "34px",
    height: "34px",
    borderRadius: radius.pill,
  },
  variants: {
    isAdded: {
      true: { background: color.accent, color: color.accentInk },
      false: { background: color.sunken, color: color.ink },
    },
  },
});
