import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, radius, space } from "#ui/design/theme/tokens.ts";

const { color, shadow } = vars;

export const frame = style({ position: "relative", minWidth: 0, minHeight: 0, height: "100%" });
export const window = style({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  cursor: "grab",
  touchAction: "none",
  selectors: { "&:active": { cursor: "grabbing" }, "&:focus-visible": { outlineOffset: "-3px" } },
});
export const drawing = style({ display: "block", width: "100%", height: "100%" });
export const tools = style({
  position: "absolute",
  insetInlineEnd: space.sm,
  insetBlockEnd: space.sm,
  display: "flex",
  alignItems: "center",
  gap: space.tiny,
  padding: space.tiny,
  background: color.raised,
  borderRadius: radius.pill,
  boxShadow: shadow.mid,
});
export const scale = style({
  minWidth: "3.5em",
  textAlign: "center",
  fontSize: fontSize.xs,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
