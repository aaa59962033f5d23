import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", gap: space["3xl"] },
  },
});
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  lineHeight: lineHeight.snug,
});
const cell = {
  paddingBlock: space.md,
  paddingInlineStart: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "end",
  selectors: { "&:first-child": { paddingInlineStart: 0, textAlign: "start" } },
} as const;
export const head = style({
  ...cell,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  verticalAlign: "bottom",
  "@media": { [media.tablet]: { fontSize: fontSize.sm } },
});
export const value = style({
  ...cell,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  whiteSpace: "nowrap",
  "@media": { [media.tablet]: { fontSize: fontSize.xl } },
});
export const lost = style([value, { color: color.dangerText }]);
export const kept = style([value, { color: color.successText, fontWeight: fontWeight.loud }]);
