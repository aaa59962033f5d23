import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  scrollMarginBlock: space.md,
  outline: "none",
  "@media": { [media.tablet]: { padding: space.lg } },
});
export const title = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.015em",
});
export const pair = style({
  display: "grid",
  gap: space.md,
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const placeRow = style({ display: "flex", alignItems: "center", gap: space.sm });
export const factIcon = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "44px",
  height: "44px",
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.accentSoftInk,
});
export const factWords = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const factLabel = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const detailedText = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });
