import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

/** As high as the window, so that the footer beneath is not pushed out of sight when the menu comes. */
export const main = style({ minHeight: "100dvh" });

export const head = style({ display: "grid", gap: space.sm, paddingBlock: space.lg });
