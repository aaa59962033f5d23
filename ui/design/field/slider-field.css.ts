import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { fontWeight, radius, space } from "../theme/tokens.ts";

const { color } = vars;
const THUMB = "24px";

export const slider = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: `0 ${space.md}`,
});
export const output = style({ fontWeight: fontWeight.strong, fontVariantNumeric: "tabular-nums" });
/** Ends half a thumb before the edges, so that the thumb stays within. */
export const track = style({
  gridColumn: "1 / -1",
  position: "relative",
  height: "44px",
  marginInline: `calc(${THUMB} / 2)`,
  cursor: "pointer",
  selectors: { "&[data-disabled]": { cursor: "default", opacity: 0.5 } },
});
export const rail = style({
  position: "absolute",
  insetInline: `calc(${THUMB} / -2)`,
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  height: "6px",
  overflow: "hidden",
  background: color.lineControl,
  borderRadius: radius.pill,
});
export const fill = style({ display: "block", height: "100%", background: color.accent });
export const thumb = style({
  insetBlockStart: "50%",
  width: THUMB,
  height: THUMB,
  background: color.card,
  border: `2px solid ${color.accent}`,
  borderRadius: radius.pill,
  boxShadow: vars.shadow.low,
  selectors: {
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
    "&[data-dragging]": { background: color.accent },
  },
});
