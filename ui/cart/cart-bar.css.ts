import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, layer, media, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(24px)" } });

export const place = style({
  position: "fixed",
  zIndex: layer.bar,
  insetInline: 0,
  bottom: `calc(${space.md} + env(safe-area-inset-bottom, 0px))`,
  display: "flex",
  justifyContent: "center",
  paddingInline: space.md,
  pointerEvents: "none",
});

export const bar = style({
  pointerEvents: "auto",
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  width: "100%",
  minHeight: "60px",
  paddingInline: `${space.sm} ${fine[20]}`,
  borderRadius: radius.pill,
  background: color.accent,
  color: color.accentInk,
  boxShadow: vars.shadow.high,
  textDecoration: "none",
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  animation: `${arrive} ${motion.slow} ${motion.out}`,
  transition: `background-color ${motion.quick}, transform ${motion.quick}`,
  selectors: { "&:hover": { background: color.accentHover }, "&:active": { transform: "scale(0.99)" } },
  "@media": { [media.tablet]: { width: "26rem" } },
});

export const count = style({
  display: "inline-flex",
  alignItems: "center",
  gap: fine[6],
  minHeight: "36px",
  paddingInline: space.sm,
  borderRadius: radius.pill,
  background: `color-mix(in srgb, ${color.accentInk} 18%, transparent)`,
  fontSize: fontSize.sm,
});

export const words = style({ flex: 1 });
export const amount = style({ fontWeight: fontWeight.loud });
