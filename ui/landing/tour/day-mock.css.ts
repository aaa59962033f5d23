import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const day = style({
  display: "grid",
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.xl,
  background: color.raised,
  boxShadow: vars.shadow.high,
});
export const title = style({ color: color.inkMuted, fontSize: fontSize.sm, fontWeight: fontWeight.strong });
export const amount = style({
  fontSize: "2.25rem",
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.04em",
  lineHeight: lineHeight.flat,
});
export const chart = style({ width: "100%", height: "auto", fill: color.accentLine });
export const peak = style({ fill: color.accent });
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  lineHeight: lineHeight.snug,
});
