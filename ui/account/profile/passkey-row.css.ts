import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";
import * as sessions from "./sessions-section.css.ts";

/** The buttons stand below the words where a row has no room for both. */
export const row = style([sessions.row, { display: "flex", flexWrap: "wrap" }]);
export const words = style([sessions.words, { flex: "1 1 12rem" }]);
export const actions = style({ display: "flex", gap: space.xs });
