import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

export const sums = style({ display: "grid", gap: space.xs });

export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.md,
  color: vars.color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
export const saving = style([row, { color: vars.color.successText }]);
export const total = style([
  row,
  {
    paddingBlockStart: space.xs,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.ink,
    fontSize: fontSize.lg,
    fontWeight: fontWeight.loud,
  },
]);

globalStyle(`${sums} dd`, { whiteSpace: "nowrap" });
