import { keyframes, style } from "@vanilla-extract/css";
import { layer, media, motion, space } from "../theme/tokens.ts";

const above = (height: string): string => `calc(${space.md} + env(safe-area-inset-bottom, 0px) + ${height})`;

export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  insetInlineEnd: space.md,
  bottom: above("0px"),
  // Full width minus 2rem, 24rem on larger screens (TOAST-6).
  width: "calc(100% - 2rem)",
  pointerEvents: "none",
  "@media": {
    [media.tablet]: { width: "24rem" },
    [media.phoneOnly]: { selectors: { '&[data-above="bar"]': { bottom: above("80px") } } },
  },
  selectors: {
    // The foot of a dialog holds what leads on, and a drawer's is where the toasts are.
    '&[data-above="dialog-foot"]': { bottom: above("88px") },
  },
});

export const list = style({ display: "flex", flexDirection: "column", gap: space.xs });

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(16px)" } });
const depart = keyframes({ to: { opacity: 0, transform: "translateX(100%)" } });

export const item = style({
  pointerEvents: "auto",
  touchAction: "pan-y",
  animation: `${arrive} ${motion.slow} ${motion.out}`,
  selectors: { "&[data-closing]": { animation: `${depart} ${motion.normal} ${motion.inward} forwards` } },
});
