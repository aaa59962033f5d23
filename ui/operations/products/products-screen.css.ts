import { style } from "@vanilla-extract/css";
import { media, space } from "#ui/design/theme/tokens.ts";
import * as office from "../office-screen.css.ts";

export const screen = style([office.screen, { gap: space.lg }]);
export const head = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space.md,
});
export const location = style({ flex: "0 1 20rem" });
export const filters = style({
  display: "grid",
  alignItems: "end",
  gap: space.sm,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(16rem, 1fr) minmax(20rem, auto)" } },
});
