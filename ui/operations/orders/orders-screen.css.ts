import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, space } from "#ui/design/theme/tokens.ts";
import * as office from "../office-screen.css.ts";

const { color } = vars;

export const screen = style([office.screen, { gap: space.md }]);
export const head = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${space.xs} ${space.md}`,
});
export const count = style({
  marginInlineStart: "auto",
  color: color.inkMuted,
  fontSize: fontSize.sm,
  minHeight: "1.5em",
});
