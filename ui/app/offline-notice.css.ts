import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, layer, radius, room, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

// Over the page and not in it, so that nothing moves when the network goes and returns.
export const place = style({
  position: "fixed",
  zIndex: layer.bar,
  insetInline: 0,
  bottom: `calc(${space.md} + env(safe-area-inset-bottom, 0px))`,
  display: "flex",
  justifyContent: "center",
  paddingInline: space.md,
  pointerEvents: "none",
  selectors: { "&[data-above-bar]": { bottom: `calc(${room.cartSlot} + ${space.md})` } },
});
export const notice = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.lg,
  background: color.warnSoft,
  color: color.warnText,
  boxShadow: vars.shadow.high,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
});
