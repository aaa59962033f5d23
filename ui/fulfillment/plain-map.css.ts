import { style } from "@vanilla-extract/css";
import { mapSource } from "#ui/design/theme/palette.ts";
import { vars } from "#ui/design/theme/theme.css.ts";

const { color } = vars;

export const map = style({ display: "block", width: "100%", height: "100%", background: color.sunken });
export const grid = style({ stroke: color.line, strokeWidth: "3", fill: "none" });
export const zone = style({
  fill: `color-mix(in srgb, ${color.accent} 18%, transparent)`,
  stroke: color.accent,
  strokeWidth: "5",
  strokeLinejoin: "round",
});
export const shopGround = style({ fill: color.dark });
export const shop = style({
  fill: "none",
  stroke: color.darkInk,
  strokeWidth: "2",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const source = style({
  fill: mapSource.words,
  fontSize: "38px",
  textAnchor: "end",
  paintOrder: "stroke",
  stroke: mapSource.edge,
  strokeWidth: "8",
});
