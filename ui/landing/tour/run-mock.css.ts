import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const run = style({
  display: "grid",
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.xl,
  background: color.raised,
  boxShadow: vars.shadow.high,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
export const number = style({ fontSize: fontSize.xl, fontWeight: fontWeight.loud, letterSpacing: "-0.03em" });
export const state = style({
  display: "inline-flex",
  alignItems: "center",
  gap: fine[6],
  padding: `${fine[5]} ${space.sm}`,
  borderRadius: radius.pill,
  background: color.successSoft,
  color: color.successText,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  whiteSpace: "nowrap",
});
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
});
export const due = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.md,
  background: color.warnSoft,
  color: color.warnText,
  fontWeight: fontWeight.strong,
});
export const amount = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
});
export const done = style({
  padding: space.md,
  borderRadius: radius.pill,
  background: color.dark,
  color: color.darkInk,
  fontWeight: fontWeight.strong,
  textAlign: "center",
  lineHeight: lineHeight.tight,
});
