import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const offers = style({ display: "grid", gap: space.xs });
export const title = style({ fontSize: fontSize.sm, fontWeight: fontWeight.strong });
export const list = style({ display: "grid", gap: space.xs });
export const offer = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: space.sm,
  minHeight: "56px",
  padding: `${space.xs} ${space.sm}`,
  border: `1px dashed ${color.lineControl}`,
  borderRadius: radius.md,
});
export const percent = style({
  minWidth: "3.25rem",
  color: color.accentText,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
});
export const words = style({ minWidth: 0, lineHeight: lineHeight.snug });
export const name = style({ fontWeight: fontWeight.strong });
export const terms = style({ fontSize: fontSize.sm, color: color.inkMuted });
