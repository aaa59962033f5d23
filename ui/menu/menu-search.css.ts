import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, motion, radius, room, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const frame = style({ position: "relative", display: "block" });

export const icon = style({
  position: "absolute",
  insetInlineStart: space.md,
  top: space.sm,
  color: color.inkMuted,
  pointerEvents: "none",
});

export const input = style({
  width: "100%",
  height: "44px",
  paddingInline: `${room.icon} ${space.md}`,
  background: color.hover,
  border: "1.5px solid transparent",
  borderRadius: radius.pill,
  // Below 16 px a phone zooms into the field.
  fontSize: fontSize.md,
  appearance: "none",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&::placeholder": { color: color.inkMuted, opacity: 1 },
    "&:focus-visible": { background: color.card, borderColor: color.lineControl },
  },
});

globalStyle(`${input}::-webkit-search-cancel-button`, { cursor: "pointer" });
