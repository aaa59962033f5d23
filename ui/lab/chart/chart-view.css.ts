import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { motion } from "#ui/design/theme/tokens.ts";

const { color, accent } = vars;
// The layout counts on 7.3 px a character at 12 px.
const monospaced = '"DejaVu Sans Mono", Menlo, Consolas, monospace';

const plain = style({ strokeWidth: 1.25, transition: `fill ${motion.normal}, stroke ${motion.normal}` });

/** A state by its kind. */
export const box = styleVariants({
  state: [plain, { fill: color.card, stroke: color.lineControl }],
  frame: [plain, { fill: color.sunken, fillOpacity: 0.55, stroke: color.lineControl }],
  region: [plain, { fill: "none", stroke: color.lineControl, strokeDasharray: "6 4" }],
  final: [plain, { fill: color.card, stroke: color.lineControl }],
  anyOf: [plain, { fill: color.noticeSoft, stroke: color.noticeText, strokeDasharray: "2 3" }],
});

/** The same while the machine is in it. */
export const active = styleVariants({
  state: { fill: color.accentSoft, stroke: color.accent, strokeWidth: 2.5 },
  frame: { stroke: color.accent, strokeWidth: 2 },
  region: { stroke: color.accent, strokeWidth: 2 },
  final: { fill: color.accentSoft, stroke: color.accent, strokeWidth: 2.5 },
  anyOf: {},
});

export const inner = style({ fill: "none", stroke: color.lineControl });
export const initial = style({ fill: color.inkMuted });
export const name = style({ font: `bold 14px ${monospaced}`, fill: color.ink });
export const activeName = style({ fill: color.accentText });

export const arrow = style({ transition: `opacity ${motion.normal}` });
export const line = style({
  fill: "none",
  vectorEffect: "non-scaling-stroke",
  stroke: color.inkSubtle,
  strokeWidth: 1.25,
  markerEnd: "url(#head)",
});
// Wider than the line, so that a mouse finds it.
export const reach = style({ fill: "none", stroke: "transparent", strokeWidth: 12, pointerEvents: "stroke" });
export const head = style({ fill: "context-stroke" });
export const ground = style({ fill: color.page, fillOpacity: 0.9 });
export const taken = style({});
globalStyle(`${taken} ${line}`, { stroke: color.accent, strokeWidth: 3 });
globalStyle(`${taken} ${ground}`, { fill: color.accentSoft });
// One arrow can be followed to its end: the others step back while the pointer is on it.
globalStyle(`${arrow}:hover ${line}`, { stroke: accent[500], strokeWidth: 2.5 });
globalStyle(`g:has(> ${arrow}:hover) > ${arrow}:not(:hover)`, { opacity: 0.2 });

export const words = style({ font: `12px ${monospaced}`, fill: color.ink, whiteSpace: "pre" });
export const event = style({ fill: color.ink });
export const guard = style({ fill: color.noticeText });
export const tag = style({ fill: color.successText });
export const minor = style({ fill: color.inkMuted });
