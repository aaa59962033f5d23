import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(24px) rotate(0deg)" } });

export const scene = style({
  position: "relative",
  minHeight: "30rem",
  borderRadius: "36px",
  background: color.plate,
  overflow: "hidden",
  "@media": { [media.tablet]: { minHeight: "34rem" } },
});
export const burger = style({
  position: "absolute",
  // The pictures are 256 px wide; larger they lose their edges.
  width: "min(52%, 16rem)",
  height: "auto",
  insetInlineEnd: "-3%",
  top: "3%",
  transform: "rotate(14deg)",
});
export const phone = style({
  position: "absolute",
  insetInlineStart: "6%",
  top: "6%",
  width: "min(72%, 20rem)",
  padding: space.md,
  borderRadius: radius.xl,
  background: color.raised,
  boxShadow: vars.shadow.high,
  display: "grid",
  gap: space.sm,
});
export const phoneHead = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.02em",
});
export const phoneMark = style({
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  borderRadius: radius.xs,
  background: color.accent,
  color: color.accentInk,
  fontSize: fontSize.sm,
});
export const dish = style({ display: "flex", alignItems: "center", gap: space.sm });
export const picture = style({
  flexShrink: 0,
  width: "52px",
  height: "52px",
  padding: fine[6],
  borderRadius: radius.md,
  background: color.plate,
});
export const dishWords = style({ flex: 1, minWidth: 0, display: "grid", lineHeight: lineHeight.snug });
export const dishName = style({
  fontWeight: fontWeight.strong,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
});
export const dishPrice = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});
export const add = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: "34px",
    height: "34px",
    borderRadius: radius.pill,
  },
  variants: {
    isAdded: {
      true: { background: color.accent, color: color.accentInk },
      false: { background: color.sunken, color: color.ink },
    },
  },
});
export const ticket = style({
  position: "absolute",
  insetInlineEnd: "5%",
  bottom: "5%",
  width: "min(80%, 21rem)",
  borderRadius: radius.lg,
  background: color.card,
  color: color.ink,
  boxShadow: vars.shadow.high,
  padding: space.md,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  transform: "rotate(-2deg)",
  animation: `${arrive} 250ms cubic-bezier(0.2, 0.8, 0.2, 1)`,
});
export const ticketHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
export const number = style({
  fontSize: "2rem",
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.04em",
  lineHeight: lineHeight.flat,
  whiteSpace: "nowrap",
});
export const unseen = style({
  display: "inline-flex",
  alignItems: "center",
  gap: fine[6],
  padding: `${fine[5]} ${space.sm} ${fine[5]} ${fine[9]}`,
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.accentSoftInk,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  whiteSpace: "nowrap",
});
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
});
export const quantity = style({
  flexShrink: 0,
  padding: `${fine[3]} ${space.xs}`,
  borderRadius: radius.xs,
  background: color.dark,
  color: color.darkInk,
  fontVariantNumeric: "tabular-nums",
});
export const note = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  marginInlineStart: space["2xl"],
  padding: `${fine[6]} ${fine[10]}`,
  borderRadius: radius.sm,
  background: color.warnSoft,
  color: color.warnText,
  fontWeight: fontWeight.strong,
  fontSize: fontSize.sm,
});
export const accept = style({
  marginBlockStart: space.tiny,
  padding: space.md,
  borderRadius: radius.pill,
  background: color.accent,
  color: color.accentInk,
  fontWeight: fontWeight.strong,
  textAlign: "center",
  lineHeight: lineHeight.tight,
});
