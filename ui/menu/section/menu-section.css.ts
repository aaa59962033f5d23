import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, layer, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import { CARD_HEIGHT, WIDE_CARD_HEIGHT } from "./section-height.ts";

export const section = style({
  paddingBlockStart: space.xl,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto var(--section-1)",
  // Containment would cut the focus rings and shadows of the outer cards off.
  marginInline: `-${space.xs}`,
  paddingInline: space.xs,
  paddingBlockEnd: space.xs,
  "@media": {
    [media.tablet]: { containIntrinsicBlockSize: "auto var(--section-2)" },
    [media.desktop]: { containIntrinsicBlockSize: "auto var(--section-3)" },
  },
});

export const title = style({
  marginBlockEnd: space.sm,
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
  outline: "none",
});

export const grid = style({
  display: "grid",
  gap: space.sm,
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "1fr 1fr", gap: space.md },
    [media.desktop]: { gridTemplateColumns: "1fr 1fr 1fr" },
  },
});

/** Products that are links alone until the menu has come. */
export const links = style([grid, { selectors: { [`${grid} + &`]: { marginBlockStart: space.sm } } }]);

const PICTURE = "112px";

/** In the shape of a card without its picture, so that nothing moves when the card comes. */
globalStyle(`${links} > li`, {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  blockSize: CARD_HEIGHT,
  overflow: "hidden",
  padding: `${space.sm} ${space.md}`,
  paddingInlineEnd: `calc(${PICTURE} + ${space.sm} + ${space.md})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  background: vars.color.card,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  "@media": { [media.desktop]: { blockSize: WIDE_CARD_HEIGHT } },
});

globalStyle(`${links} > li::after`, {
  content: "",
  position: "absolute",
  insetInlineEnd: space.sm,
  insetBlock: space.sm,
  aspectRatio: "1",
  borderRadius: radius.md,
  background: vars.color.plate,
});

globalStyle(`${links} a`, { color: "inherit", textDecoration: "none" });
globalStyle(`${links} a::after`, { content: "", position: "absolute", inset: 0, zIndex: layer.content });
