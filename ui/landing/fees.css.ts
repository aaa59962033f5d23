import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const band = style({ background: color.sunken });
export const columns = style({
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space["4xl"] } },
});
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
  gap: space.tiny,
  padding: space.lg,
  borderRadius: "20px",
  background: color.dark,
  color: color.darkInk,
});
export const amount = style({
  fontSize: "clamp(2rem, 1.4rem + 2.6vw, 3.25rem)",
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.04em",
  lineHeight: lineHeight.flat,
});
