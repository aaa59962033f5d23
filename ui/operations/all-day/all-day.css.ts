import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, space } from "#ui/design/theme/tokens.ts";
import { boardIsWide } from "../measures.ts";

const { color } = vars;

export const control = style({
  marginInline: space.md,
  marginBlockStart: space.md,
  width: "auto",
  "@media": { [boardIsWide]: { marginInline: 0, marginBlock: `0 ${space.xs}` } },
});
export const empty = style({ color: color.inkMuted });
export const items = style({ display: "grid" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr)",
  alignItems: "baseline",
  columnGap: space.sm,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  lineHeight: lineHeight.snug,
  selectors: { "&:first-child": { borderBlockStart: "none" } },
});
export const count = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
});
export const name = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.heading,
  overflowWrap: "anywhere",
});
export const variants = style({
  gridColumn: 2,
  display: "grid",
  gap: space.tiny,
  paddingBlockStart: space.tiny,
});
export const variant = style({
  display: "flex",
  gap: space.xs,
  fontSize: fontSize.lg,
  color: color.inkMuted,
});
export const variantCount = style({
  color: color.ink,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const later = style({
  marginInlineStart: space.xs,
  color: color.inkMuted,
  fontSize: fontSize.md,
  fontWeight: fontWeight.text,
  whiteSpace: "nowrap",
});
