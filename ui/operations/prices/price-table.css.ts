import { style } from "@vanilla-extract/css";
import { control } from "#ui/design/field/field.css.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;
const CARD = media.phoneOnly;

export const frame = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  "@media": { [media.tablet]: { overflow: "clip" } },
});
export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  "@media": { [CARD]: { display: "block" } },
});
// Out of sight on a phone and still read out.
export const header = style({
  "@media": {
    [CARD]: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const column = style({
  padding: `${space.sm} ${space.md}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  textAlign: "start",
});
export const numberColumn = style([column, { textAlign: "end" }]);
export const fieldColumn = style([numberColumn, { width: "9.5rem" }]);
export const group = style({ "@media": { [CARD]: { display: "block" } } });
export const groupRow = style({ "@media": { [CARD]: { display: "block" } } });
export const groupHead = style({
  padding: `${space.sm} ${space.md}`,
  background: color.sunken,
  borderBlock: `1px solid ${color.line}`,
  fontSize: fontSize.md,
  fontWeight: fontWeight.loud,
  textAlign: "start",
  "@media": { [CARD]: { display: "block" } },
});
export const row = style({
  "@media": {
    [CARD]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 8.5rem",
      alignItems: "center",
      gap: `${space.tiny} ${space.sm}`,
      padding: space.md,
      selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
    },
  },
});
export const staleRow = style([row, { background: color.warnSoft }]);
const cell = style({
  padding: `${space.xs} ${space.md}`,
  height: "60px",
  "@media": {
    [CARD]: { padding: 0, height: "auto" },
    [media.tablet]: {
      selectors: { [`${row} + ${row} > &`]: { borderBlockStart: `1px solid ${color.line}` } },
    },
  },
});
export const name = style([
  cell,
  {
    fontWeight: fontWeight.strong,
    textAlign: "start",
    overflowWrap: "anywhere",
    "@media": { [CARD]: { gridRow: 1, gridColumn: 1 } },
  },
]);
export const location = style([
  cell,
  {
    color: color.inkMuted,
    fontSize: fontSize.sm,
    "@media": { [CARD]: { gridRow: 2, gridColumn: 1 } },
  },
]);
export const price = style([
  cell,
  {
    textAlign: "end",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    "@media": { [CARD]: { gridRow: 3, gridColumn: 1, textAlign: "start" } },
  },
]);
export const newPrice = style([
  cell,
  {
    textAlign: "end",
    whiteSpace: "nowrap",
    fontWeight: fontWeight.strong,
    fontVariantNumeric: "tabular-nums",
    "@media": { [CARD]: { gridRow: "1 / 3", gridColumn: 2 } },
  },
]);
export const entry = style([cell, { "@media": { [CARD]: { gridRow: "1 / 4", gridColumn: 2 } } }]);
export const change = style([
  cell,
  {
    textAlign: "end",
    "@media": {
      [CARD]: { gridRow: 4, gridColumn: "1 / 3", selectors: { "&:empty": { display: "none" } } },
    },
  },
]);
export const difference = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: `${space.hair} ${space.xs}`,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const quiet = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});
export const notice = style({
  display: "block",
  color: color.warnText,
  fontSize: fontSize.sm,
  whiteSpace: "normal",
});
export const input = style([
  control,
  { minHeight: "44px", paddingBlock: space.xs, textAlign: "end", fontVariantNumeric: "tabular-nums" },
]);
