import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontWeight, layer, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import { plate, plateRoom } from "./plate.css.ts";
import { CARD_HEIGHT, WIDE_CARD_HEIGHT } from "./rows.ts";

const GAP = space.sm;
const WIDE_GAP = space.md;

// A card is never wider than its column, however long a word on it is.
const COLUMN = "minmax(0, 1fr)";

export const runs = style({
  display: "grid",
  gridTemplateColumns: COLUMN,
  gap: GAP,
  "@media": { [media.tablet]: { gap: WIDE_GAP } },
});

const roomFor = (rows: string, height: string, gap: string): string =>
  `auto calc(var(${rows}) * (${height} + ${gap}) - ${gap})`;

/** Cards, one to three a row. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: COLUMN,
  gap: GAP,
  "@media": {
    [media.tablet]: { gridTemplateColumns: `repeat(2, ${COLUMN})`, gap: WIDE_GAP },
    [media.desktop]: { gridTemplateColumns: `repeat(3, ${COLUMN})` },
  },
});

/** Some rows of them. Off screen they are neither laid out nor painted, and keep their room. */
export const run = style([
  grid,
  {
    contentVisibility: "auto",
    containIntrinsicBlockSize: roomFor("--rows-1", CARD_HEIGHT, GAP),
    // Containment would cut the focus rings and shadows of the outer cards off.
    margin: `-${space.xs}`,
    padding: space.xs,
    "@media": {
      [media.tablet]: { containIntrinsicBlockSize: roomFor("--rows-2", CARD_HEIGHT, WIDE_GAP) },
      [media.desktop]: { containIntrinsicBlockSize: roomFor("--rows-3", WIDE_CARD_HEIGHT, WIDE_GAP) },
    },
  },
]);

/** Products that are links alone until the menu has come. */
export const links = style([
  runs,
  {
    selectors: { [`${runs} + &`]: { marginBlockStart: GAP } },
    "@media": { [media.tablet]: { selectors: { [`${runs} + &`]: { marginBlockStart: WIDE_GAP } } } },
  },
]);

/** In the shape of a card without its picture, so that nothing moves when the card comes. */
globalStyle(`${links} li`, {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  blockSize: CARD_HEIGHT,
  overflow: "hidden",
  padding: `${space.sm} ${space.md}`,
  paddingInlineEnd: plateRoom,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  background: vars.color.card,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  "@media": { [media.desktop]: { blockSize: WIDE_CARD_HEIGHT } },
});

globalStyle(`${links} li::after`, plate);

globalStyle(`${links} a`, { color: "inherit", textDecoration: "none" });
globalStyle(`${links} a::after`, { content: "", position: "absolute", inset: 0, zIndex: layer.content });
