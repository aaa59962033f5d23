import { style } from "@vanilla-extract/css";
import { gutter, vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const frame = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
export const header = style({ display: "flex", justifyContent: "center", padding: `${space.md} ${gutter}` });
export const home = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: "44px",
  paddingInline: space.xs,
  borderRadius: radius.pill,
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.02em",
  textDecoration: "none",
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "40px",
  borderRadius: radius.md,
  background: color.accent,
  color: color.accentInk,
  fontSize: fontSize.xl,
});
export const content = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: "34rem",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: `${space.md} ${space["3xl"]}`,
});
