import { style } from "@vanilla-extract/css";
import { room, space } from "#ui/design/theme/tokens.ts";

/** Leaves room below for the cart bar. */
export const main = style({ paddingBlockEnd: room.cartBar, outline: "none", minHeight: "100dvh" });

export const results = style({ paddingBlockStart: space.lg });
