import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontWeight, lineHeight } from "#ui/design/theme/tokens.ts";

export const wordmark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: fine[10],
  fontSize: "1.375rem",
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.035em",
  lineHeight: lineHeight.flat,
  color: vars.color.ink,
});
export const mark = style({ flexShrink: 0 });
export const ground = style({ fill: vars.color.accent });
export const cloche = style({ fill: vars.color.accentInk });
