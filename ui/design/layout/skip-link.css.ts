import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { fontWeight, layer, radius, room, space } from "../theme/tokens.ts";

export const skip = style({
  position: "absolute",
  zIndex: layer.bar,
  insetInlineStart: space.md,
  top: `-${room.outOfSight}`,
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.pill,
  background: vars.color.dark,
  color: vars.color.darkInk,
  fontWeight: fontWeight.strong,
  selectors: { "&:focus": { top: space.xs } },
});
