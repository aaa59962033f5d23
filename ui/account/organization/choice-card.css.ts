import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({ outline: "none" });
export const list = style({ display: "grid", gap: space.sm });
export const search = style({ marginBlockEnd: space.md });
export const card = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  width: "100%",
  minHeight: "88px",
  padding: space.md,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.card,
  textAlign: "start",
  cursor: "pointer",
  transition: `border-color ${motion.normal}, box-shadow ${motion.normal}`,
  selectors: { "&[aria-current=true]": { borderColor: color.accent } },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { borderColor: color.accent, boxShadow: vars.shadow.mid } } },
  },
});
export const icon = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "56px",
  height: "56px",
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.accentSoftInk,
});
export const words = style({ flex: 1, minWidth: 0, display: "grid", gap: space.hair });
export const title = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.snug,
  letterSpacing: "-0.015em",
});
export const text = style({ color: color.inkMuted });
export const arrow = style({ color: color.inkSubtle, flexShrink: 0 });
