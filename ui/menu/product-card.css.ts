import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { plate, plateRoom } from "./section/plate.css.ts";
import { CARD_HEIGHT, WIDE_CARD_HEIGHT } from "./section/rows.ts";
import { fontSize, fontWeight, lineHeight, media, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const card = recipe({
  base: {
    position: "relative",
    display: "flex",
    background: color.card,
    border: `1px solid ${color.line}`,
    borderRadius: radius.lg,
    transition: `box-shadow ${motion.normal}, border-color ${motion.normal}`,
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { borderColor: color.lineStrong, boxShadow: vars.shadow.mid } },
      },
    },
  },
  variants: {
    look: {
      row: { gap: space.md, padding: space.sm, paddingInlineStart: space.md, height: "100%" },
      tile: { flexDirection: "column-reverse", justifyContent: "flex-end", height: "100%" },
    },
    isNear: {
      true: {},
      false: {
        minHeight: CARD_HEIGHT,
        paddingInlineEnd: plateRoom,
        "@media": { [media.desktop]: { minHeight: WIDE_CARD_HEIGHT } },
        selectors: { "&::after": plate },
      },
    },
  },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  gap: space.tiny,
  selectors: { [`${card.classNames.variants.look.tile} > &`]: { padding: space.sm } },
});

export const name = recipe({
  base: { fontSize: fontSize.md, fontWeight: fontWeight.strong, lineHeight: lineHeight.snug },
  variants: {
    look: {
      // In lists, lines are not evened out: that lays each name out several times.
      row: { textWrap: "wrap" },
      tile: {
        fontSize: fontSize.sm,
        display: "-webkit-box",
        WebkitLineClamp: 2,
        WebkitBoxOrient: "vertical",
        overflow: "hidden",
      },
    },
  },
});

/** The whole card links to the product. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  outline: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.lg },
    "&:focus-visible": { outline: "none" },
    // Around the card, as the link covers it: a style that asks what a card holds would cost each tap a look at all of it.
    "&:focus-visible::after": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
  },
});

export const description = style({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  textWrap: "wrap",
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  color: color.inkMuted,
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.tiny} ${space.xs}`,
  marginBlockStart: "auto",
  paddingBlockStart: space.tiny,
});

export const figure = recipe({
  base: { position: "relative", flexShrink: 0 },
  variants: {
    look: {
      row: { width: "112px", alignSelf: "center", "@media": { [media.desktop]: { width: "120px" } } },
      tile: { margin: space.xs, marginBlockEnd: 0 },
    },
  },
});
