import { style } from "@vanilla-extract/css";
import { control } from "./field.css.ts";
import { vars } from "../theme/theme.css.ts";
import { room, space } from "../theme/tokens.ts";

export const frame = style({ position: "relative", display: "flex", alignItems: "center" });

export const lead = style({
  position: "absolute",
  insetInlineStart: space.md,
  color: vars.color.inkSubtle,
  pointerEvents: "none",
});
export const withLead = style({ paddingInlineStart: room.icon });
/** What the value is counted in. */
export const unit = style({
  position: "absolute",
  insetInlineEnd: space.md,
  color: vars.color.inkMuted,
  pointerEvents: "none",
});
export const trail = style({ position: "absolute", insetInlineEnd: space.tiny });
export const withTrail = style({ paddingInlineEnd: room.fieldEnd });

export const area = style([
  control,
  { minHeight: "96px", resize: "vertical", fieldSizing: "content", maxHeight: "40dvh" },
]);

/** Six digits far apart, for one-time codes. */
export const code = style({
  fontSize: "1.75rem",
  fontWeight: 600,
  letterSpacing: "0.4em",
  textIndent: "0.4em",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
