import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

export const rule = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  fontSize: fontSize.sm,
  color: vars.color.inkMuted,
  paddingBlockEnd: space.xs,
});

export const missing = style([rule, { color: vars.color.dangerText, fontWeight: fontWeight.strong }]);
