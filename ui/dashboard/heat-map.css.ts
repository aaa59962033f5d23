import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const heatMap = style({
  width: "100%",
  minWidth: "34rem",
  borderCollapse: "separate",
  borderSpacing: "3px",
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
  // All hours of a day on a tablet, with numbers of three digits.
  "@container": { "(max-width: 56rem)": { borderSpacing: "2px", fontSize: fontSize.xs } },
});
export const heatHead = style({
  color: color.inkMuted,
  padding: 0,
  fontWeight: fontWeight.medium,
  textAlign: "center",
});
export const heatDay = style({
  paddingInlineEnd: space.xs,
  color: color.inkMuted,
  fontWeight: fontWeight.medium,
  textAlign: "start",
});
const heatCell = style({ height: "32px", padding: 0, borderRadius: radius.xs, textAlign: "center" });
const part = (share: number): string => `color-mix(in srgb, ${color.accent} ${share}%, ${color.card})`;
/** Up to half of the accent ink is read on it, above that the ink of the accent. */
export const heat = styleVariants({
  0: [heatCell, { background: color.sunken }],
  1: [heatCell, { background: part(12), color: color.ink }],
  2: [heatCell, { background: part(24), color: color.ink }],
  3: [heatCell, { background: part(36), color: color.ink }],
  4: [heatCell, { background: part(90), color: color.accentInk }],
  5: [heatCell, { background: color.accent, color: color.accentInk, fontWeight: fontWeight.strong }],
});
