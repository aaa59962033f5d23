import { globalStyle, style } from "@vanilla-extract/css";
import { paperPalette } from "#ui/design/theme/palette.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import * as office from "../office-screen.css.ts";

const { color } = vars;
const PHONE = media.phoneOnly;

export const screen = style([office.screen, { gap: space.lg }]);
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.md,
});
export const controls = style({ display: "flex", alignItems: "end", gap: space.sm });
export const print = style({ "@media": { print: { display: "none" } } });
export const location = style({ display: "grid", gap: space.sm });
export const locationName = style({ fontSize: fontSize.xl, fontWeight: fontWeight.heading });
export const span = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const nothing = style({
  padding: space.md,
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.lg,
  color: color.inkMuted,
});
export const tables = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});
export const section = style({
  display: "grid",
  gap: space.xs,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  overflowX: "auto",
  gridColumn: "span 3",
  breakInside: "avoid",
  "@media": { "screen and (max-width: 63.99rem)": { gridColumn: "auto" } },
});
export const wideSection = style([section, { gridColumn: "1 / -1" }]);
export const heading = style({ fontSize: fontSize.lg, fontWeight: fontWeight.heading });
export const table = style({ width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
/** On a phone each figure has a line with its column's name. */
export const wideTable = style([table]);
globalStyle(`${wideTable} thead`, { "@media": { [PHONE]: { display: "none" } } });
globalStyle(`${wideTable} th[scope=row]`, {
  "@media": { [PHONE]: { display: "block", paddingBlockEnd: 0 } },
});
globalStyle(`${wideTable} td`, {
  "@media": {
    [PHONE]: { display: "flex", justifyContent: "space-between", padding: `${space.tiny} 0` },
  },
});
globalStyle(`${wideTable} td::before`, {
  "@media": { [PHONE]: { content: "attr(data-column)", color: color.inkMuted, fontWeight: fontWeight.text } },
});
export const row = style({ borderBlockStart: `1px solid ${color.line}` });
export const nameHead = style({
  paddingBlock: space.xs,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: "start",
});
export const figureHead = style([nameHead, { paddingInlineStart: space.sm, textAlign: "end" }]);
export const figure = style({
  paddingBlock: space.sm,
  paddingInlineStart: space.sm,
  textAlign: "end",
  whiteSpace: "nowrap",
});
export const whole = style({ fontWeight: fontWeight.heading });
export const name = style({
  paddingBlock: space.sm,
  fontWeight: fontWeight.medium,
  textAlign: "start",
  selectors: {
    [`${whole} &`]: { fontWeight: fontWeight.heading },
    "&::first-letter": { textTransform: "uppercase" },
  },
});

// On paper the page is all there is, however long, in one color.
const { ink: INK, ground: PAPER } = paperPalette;
const holder = `:has(${screen})`;
globalStyle(`${holder} > *:not(${holder}, ${screen})`, {
  "@media": { print: { display: "none !important" } },
});
globalStyle(`${holder}, ${screen}`, {
  "@media": {
    print: {
      display: "block !important",
      height: "auto !important",
      overflow: "visible !important",
      background: `${PAPER} !important`,
    },
  },
});
globalStyle(`${screen} *`, {
  "@media": { print: { color: `${INK} !important`, background: "none !important" } },
});

export const action = style({ display: "inline-flex", "@media": { print: { display: "none" } } });
export const note = style({
  display: "block",
  color: color.inkMuted,
  fontSize: fontSize.sm,
  whiteSpace: "normal",
});
export const missing = style({ color: color.dangerText, fontWeight: fontWeight.strong });
