import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

/** Leaves room below for the cart bar. */
export const main = style({ paddingBlockEnd: "120px", outline: "none", minHeight: "100dvh" });

export const results = style({ paddingBlockStart: space.lg });
