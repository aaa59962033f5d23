import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";
import * as office from "#ui/operations/office-screen.css.ts";

export const screen = style([office.screen, { gap: space.lg, width: "100%", maxWidth: "52rem" }]);
