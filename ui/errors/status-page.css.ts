import { style } from "@vanilla-extract/css";
import { gutter, vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const page = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space.sm,
  minHeight: "100dvh",
  padding: gutter,
  textAlign: "center",
  outline: "none",
});
export const plate = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "184px",
  height: "184px",
  marginBlockEnd: space.lg,
  borderRadius: radius.pill,
  background: color.plate,
});
export const picture = style({ width: "104px", height: "104px" });
export const status = style({
  position: "absolute",
  insetInlineEnd: `-${space.xs}`,
  bottom: space.xs,
  padding: `${fine[6]} ${fine[14]}`,
  borderRadius: radius.pill,
  background: color.dark,
  color: color.darkInk,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
  lineHeight: lineHeight.snug,
});
export const title = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.025em",
});
export const message = style({
  maxWidth: "min(100%, 34rem)",
  fontSize: fontSize.lg,
  overflowWrap: "anywhere",
});
export const hint = style({ maxWidth: "34rem", color: color.inkMuted });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space.sm,
  marginBlockStart: space.md,
});
