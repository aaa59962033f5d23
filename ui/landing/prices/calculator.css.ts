import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const calculator = style({
  display: "grid",
  gap: space.lg,
  padding: space.lg,
  borderRadius: "28px",
  background: color.card,
  boxShadow: vars.shadow.mid,
  "@media": { [media.tablet]: { padding: space.xl } },
});
export const title = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.025em",
  lineHeight: lineHeight.tight,
});
export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: `0 ${space.md}`,
  fontWeight: fontWeight.medium,
});
export const value = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
});
export const slider = style({
  gridColumn: "1 / -1",
  width: "100%",
  height: "44px",
  margin: 0,
  accentColor: color.accent,
  cursor: "pointer",
});
export const result = style({
  display: "grid",
  gap: space.xs,
  padding: space.lg,
  borderRadius: "20px",
  background: color.dark,
  color: color.darkInk,
});
export const part = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space.xs}`,
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.tablet]: { fontSize: fontSize.md } },
});
export const amount = style({
  paddingBlockStart: space.sm,
  fontSize: "clamp(2rem, 1.4rem + 2.6vw, 3.25rem)",
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.04em",
  lineHeight: lineHeight.flat,
});
export const parts = style({
  paddingBlockEnd: space.sm,
  borderBlockEnd: "1px solid color-mix(in srgb, currentColor 24%, transparent)",
});
export const foot = style({ color: color.inkMuted, fontSize: fontSize.sm });
