import { style } from "@vanilla-extract/css";
import { control } from "./field.css.ts";
import { vars } from "../theme/theme.css.ts";
import { room, space } from "../theme/tokens.ts";

export const frame = style({ position: "relative", display: "flex", alignItems: "center" });
export const select = style([
  control,
  { appearance: "none", paddingInlineEnd: room.icon, textOverflow: "ellipsis", cursor: "pointer" },
]);
export const arrow = style({
  position: "absolute",
  insetInlineEnd: space.md,
  color: vars.color.inkMuted,
  pointerEvents: "none",
});
