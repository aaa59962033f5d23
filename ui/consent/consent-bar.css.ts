import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { layer, media, motion, radius, room, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(16px)" } });
const aboveTheEdge = `${space.md} + env(safe-area-inset-bottom, 0px)`;

export const bar = style({
  position: "fixed",
  zIndex: layer.bar,
  insetInline: space.md,
  bottom: `calc(${aboveTheEdge})`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  maxHeight: "60dvh",
  overflowY: "auto",
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.raised,
  boxShadow: vars.shadow.high,
  animation: `${arrive} ${motion.slow} ${motion.out}`,
  selectors: {
    // The bar of the cart stays free.
    "&[data-above-bar]": { bottom: `calc(${room.cartSlot} + ${aboveTheEdge})` },
  },
  "@media": {
    [media.tablet]: { insetInlineEnd: "auto", width: "24rem" },
    [media.desktop]: {
      selectors: { "&[data-above-bar]": { bottom: `calc(${aboveTheEdge})` } },
    },
  },
});
// A long question scrolls below its answers, which stay in sight.
export const answers = style({
  position: "sticky",
  bottom: `calc(-1 * ${space.md})`,
  marginBlock: `calc(-1 * ${space.sm}) calc(-1 * ${space.md})`,
  paddingBlock: `${space.sm} ${space.md}`,
  background: color.raised,
});
