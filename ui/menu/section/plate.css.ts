import { vars } from "#ui/design/theme/theme.css.ts";
import { radius, space } from "#ui/design/theme/tokens.ts";

const PICTURE = "112px";

/** Where a card's picture will be, as a pseudo-element of what stands in for the card. */
export const plate = {
  content: "",
  position: "absolute",
  insetInlineEnd: space.sm,
  insetBlock: space.sm,
  aspectRatio: "1",
  borderRadius: radius.md,
  background: vars.color.plate,
} as const;

/** The room that words leave for it. */
export const plateRoom = `calc(${PICTURE} + ${space.sm} + ${space.md})`;
