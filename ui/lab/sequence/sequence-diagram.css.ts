import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, layer, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

// Turned around, so that the view stays at the newest message.
export const window = style({
  display: "flex",
  flexDirection: "column-reverse",
  height: "100%",
  overflow: "auto",
  background: color.card,
});
export const sheet = style({ marginBlockEnd: "auto" });
export const names = style({
  position: "sticky",
  top: 0,
  zIndex: layer.sticky,
  display: "block",
  background: color.raised,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const name = style({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.heading,
  fill: color.ink,
  textAnchor: "middle",
});
export const life = style({ stroke: color.line, strokeDasharray: "3 4" });
export const line = style({
  fill: "none",
  stroke: color.inkMuted,
  strokeWidth: 1.25,
  markerEnd: "url(#message)",
});
export const head = style({ fill: color.inkMuted });
const text = style({
  fontSize: "11px",
  fill: color.ink,
  // The line of an actor runs behind the words.
  stroke: color.card,
  strokeWidth: 4,
  paintOrder: "stroke",
});
export const words = style([text, { textAnchor: "middle" }]);
export const ownWords = style([text, { textAnchor: "start" }]);
export const empty = style({ padding: space.sm, fontSize: fontSize.xs, color: color.inkMuted });
