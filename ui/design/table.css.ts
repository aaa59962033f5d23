import { style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";
import { fontSize, fontWeight, radius, space } from "./tokens.ts";

const { color } = vars;

/** Around a table that may be wider than the screen; give it tabIndex 0, role region and a name. */
export const tableFrame = style({
  overflowX: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.card,
});

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});

export const headCell = style({
  padding: `${space.sm} ${space.md}`,
  textAlign: "start",
  fontWeight: fontWeight.strong,
  color: color.inkMuted,
  whiteSpace: "nowrap",
  borderBlockEnd: `1px solid ${color.line}`,
});

export const cell = style({
  padding: `${space.sm} ${space.md}`,
  verticalAlign: "middle",
  selectors: { "tr:not(:last-child) > &": { borderBlockEnd: `1px solid ${color.line}` } },
});

export const numberCell = style([cell, { textAlign: "end", whiteSpace: "nowrap" }]);

export const linkedRow = style({ selectors: { "&:hover": { background: color.hover } } });
