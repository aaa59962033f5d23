import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;
const CARD = media.phoneOnly;

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  selectors: { "&[data-busy]": { cursor: "progress" } },
  "@media": { [CARD]: { display: "block", background: "none", border: "none" } },
});
// Out of sight on a phone and still read out.
export const header = style({
  "@media": {
    [CARD]: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const column = style({
  padding: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  textAlign: "start",
  outlineOffset: "-2px",
  "@media": { [media.desktop]: { paddingInline: space.md } },
});
const first = { paddingInlineStart: space.md };
const last = { paddingInlineEnd: space.md, textAlign: "end" } as const;

export const numberColumn = style([column, first]);
export const totalColumn = style([column, last]);
export const sortable = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.tiny,
  minHeight: "44px",
  cursor: "pointer",
});
const turning = style({ transition: `rotate ${motion.quick} ${motion.out}` });
export const arrow = styleVariants({
  descending: [turning],
  ascending: [turning, { rotate: "180deg" }],
});
/** Under a table that is a block, a row group would be as wide as its words. */
export const body = style({ "@media": { [CARD]: { display: "block" } } });
export const row = style({
  position: "relative",
  selectors: { "&:hover": { background: color.hover } },
  outlineOffset: "-2px",
  "@media": {
    [CARD]: {
      display: "grid",
      gridTemplateColumns: "auto 1fr auto",
      alignItems: "center",
      gap: `${space.tiny} ${space.sm}`,
      marginBlockEnd: space.xs,
      padding: space.md,
      background: color.card,
      border: `1px solid ${color.line}`,
      borderRadius: radius.md,
    },
  },
});
const cell = style({
  padding: `${space.sm} ${space.xs}`,
  height: "56px",
  borderBlockEnd: `1px solid ${color.line}`,
  outlineOffset: "-2px",
  selectors: { [`${row}:last-child &`]: { borderBlockEnd: "none" } },
  "@media": {
    [CARD]: { padding: 0, height: "auto", borderBlockEnd: "none" },
    [media.desktop]: { paddingInline: space.md },
  },
});
export const number = style([
  cell,
  {
    ...first,
    fontWeight: fontWeight.loud,
    fontVariantNumeric: "tabular-nums",
    "@media": { [CARD]: { padding: 0 } },
  },
]);
/** The whole row leads to its order. */
export const link = style({
  color: color.accentText,
  selectors: { "&::after": { content: "", position: "absolute", inset: 0, borderRadius: "inherit" } },
});
export const placed = style([
  cell,
  {
    color: color.inkMuted,
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    "@media": { [CARD]: { fontSize: fontSize.sm, gridRow: 2, gridColumn: "1 / 3" } },
  },
]);
export const customer = style([
  cell,
  { overflowWrap: "anywhere", "@media": { [CARD]: { gridRow: 1, gridColumn: 2 } } },
]);
export const method = style([
  cell,
  { "@media": { [CARD]: { gridRow: 3, gridColumn: "1 / 3", color: color.inkMuted, fontSize: fontSize.sm } } },
]);
export const status = style([
  cell,
  { "@media": { [CARD]: { gridRow: 1, gridColumn: 3, justifySelf: "end" } } },
]);
export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.tiny,
  "@media": { [CARD]: { justifyContent: "end" } },
});
export const total = style([
  cell,
  {
    ...last,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    "@media": { [CARD]: { padding: 0, gridRow: "2 / 4", gridColumn: 3, alignSelf: "end" } },
  },
]);
