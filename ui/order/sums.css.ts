import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const sums = style({ display: "grid", gap: space.xs });
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.md,
  fontVariantNumeric: "tabular-nums",
});
export const saving = style([row, { color: color.successText }]);
export const total = style([
  row,
  {
    marginBlockStart: space.tiny,
    paddingBlockStart: space.sm,
    borderBlockStart: `1px solid ${color.lineStrong}`,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.loud,
  },
]);
export const quiet = style([row, { fontSize: fontSize.sm, color: color.inkMuted }]);
export const points = style([quiet, { color: color.accentText, fontWeight: fontWeight.medium }]);

globalStyle(`${sums} dd`, { whiteSpace: "nowrap" });

export const lines = style({ display: "flex", flexDirection: "column" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  columnGap: space.sm,
  rowGap: space.tiny,
  paddingBlock: space.sm,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const quantity = style({
  minWidth: "2ch",
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
});
export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });
export const details = style({
  marginBlockStart: space.hair,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  color: color.inkMuted,
});
export const price = style({ textAlign: "end", fontVariantNumeric: "tabular-nums" });
export const whole = style({ gridColumn: "2 / -1" });
