import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import {
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  motion,
  radius,
  space,
} from "#ui/design/theme/tokens.ts";

const { color } = vars;

const rise = keyframes({ from: { transform: "translateY(16px)", opacity: 0 } });

export const stack = style({
  position: "fixed",
  // Above the dialog of an order, and under what is opened from there (MODAL-1).
  zIndex: layer.undo,
  insetInline: space.md,
  bottom: `max(${space.md}, env(safe-area-inset-bottom))`,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space.xs,
  pointerEvents: "none",
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  width: "100%",
  maxWidth: "40rem",
  padding: space.sm,
  paddingInlineStart: space.md,
  borderRadius: radius.xl,
  background: color.dark,
  color: color.darkInk,
  boxShadow: vars.shadow.high,
  lineHeight: lineHeight.snug,
  pointerEvents: "auto",
  animation: `${rise} ${motion.normal} ${motion.out}`,
  "@media": { [media.phoneOnly]: { flexWrap: "wrap", rowGap: space.sm, paddingBlockStart: space.md } },
});
export const seconds = style({
  flexShrink: 0,
  minWidth: "1.4em",
  fontSize: "1.75rem",
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
export const words = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  fontSize: fontSize.md,
});
/** On a phone the text needs the whole width, and a wide button is easier to press. */
export const undo = style({
  display: "grid",
  "@media": { [media.phoneOnly]: { flex: "1 1 100%" } },
});
