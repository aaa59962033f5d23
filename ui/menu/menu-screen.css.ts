import { globalStyle, style } from "@vanilla-extract/css";
import { media, room, space } from "#ui/design/theme/tokens.ts";
import { CARD_HEIGHT, WIDE_CARD_HEIGHT } from "./section/section-height.ts";

/** Leaves room below for the cart bar. */
export const main = style({ paddingBlockEnd: room.cartBar, outline: "none", minHeight: "100dvh" });

export const results = style({ paddingBlockStart: space.lg });

/** One letter finds hundreds: a result off screen is neither laid out nor painted. */
globalStyle(`${results} li`, {
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${CARD_HEIGHT}`,
  // Containment would cut the focus ring and the shadow of the card off.
  overflowClipMargin: space.sm,
  "@media": { [media.desktop]: { containIntrinsicBlockSize: `auto ${WIDE_CARD_HEIGHT}` } },
});
