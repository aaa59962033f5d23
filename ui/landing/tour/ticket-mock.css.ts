import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const ticket = style({
  borderRadius: radius.lg,
  background: color.card,
  color: color.ink,
  boxShadow: vars.shadow.high,
  padding: space.md,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
export const number = style({
  fontSize: "2rem",
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.04em",
  lineHeight: lineHeight.flat,
  whiteSpace: "nowrap",
});
export const unseen = style({
  display: "inline-flex",
  alignItems: "center",
  gap: fine[6],
  padding: `${fine[5]} ${space.sm} ${fine[5]} ${fine[9]}`,
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.accentSoftInk,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  whiteSpace: "nowrap",
});
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
});
export const quantity = style({
  flexShrink: 0,
  padding: `${fine[3]} ${space.xs}`,
  borderRadius: radius.xs,
  background: color.dark,
  color: color.darkInk,
  fontVariantNumeric: "tabular-nums",
});
export const note = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  marginInlineStart: space["2xl"],
  padding: `${fine[6]} ${fine[10]}`,
  borderRadius: radius.sm,
  background: color.warnSoft,
  color: color.warnText,
  fontWeight: fontWeight.strong,
  fontSize: fontSize.sm,
});
export const accept = style({
  marginBlockStart: space.tiny,
  padding: space.md,
  borderRadius: radius.pill,
  background: color.accent,
  color: color.accentInk,
  fontWeight: fontWeight.strong,
  textAlign: "center",
  lineHeight: lineHeight.tight,
});
