import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, motion, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const container = style({
  display: "grid",
  gap: space.md,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: fontSize.sm,
});
export const title = style({ fontSize: fontSize.sm, fontWeight: fontWeight.heading });
export const text = style({ color: color.ink });
export const hint = style({ color: color.inkMuted, fontSize: fontSize.xs });

export const details = style({});
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "44px",
  fontWeight: fontWeight.heading,
  cursor: "pointer",
  listStyle: "none",
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
export const portion = style({ flex: 1, fontWeight: fontWeight.text, color: color.inkMuted });
export const chevron = style({ transition: `transform ${motion.quick}` });
globalStyle(`${details}[open] ${chevron}`, { transform: "rotate(180deg)" });

export const table = style({ display: "grid" });
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.md,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${row} dd`, { fontWeight: fontWeight.medium });
