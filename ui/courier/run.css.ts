import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  outline: "none",
});
export const panel = style({
  display: "grid",
  gap: space.sm,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  overflowWrap: "anywhere",
});
export const panelTitle = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.01em",
});
export const label = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const stage = style({ color: color.inkMuted, fontSize: fontSize.lg });
export const strong = style({ fontWeight: fontWeight.strong });
export const name = style({ fontSize: fontSize.xl, fontWeight: fontWeight.heading });
export const facts = style({ display: "grid", gap: space.sm });
export const sum = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  fontVariantNumeric: "tabular-nums",
});
export const promise = style({ display: "grid" });
export const promiseTime = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.snug,
  fontVariantNumeric: "tabular-nums",
});
export const ending = style({ fontSize: fontSize.lg });
export const links = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
globalStyle(`${links} > a`, { flexGrow: 1 });
export const list = style({ display: "grid", gap: space.xs });
export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "grid",
  gap: space.xs,
  marginInline: `calc(-1 * ${space.md})`,
  padding: space.md,
  paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
  background: color.raised,
  borderBlockStart: `1px solid ${color.line}`,
});
export const steps = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: space.xs,
});
export const problem = style({ display: "grid", gap: space.sm });
export const choices = style({ display: "grid", gridTemplateColumns: "1fr 1.4fr", gap: space.sm });
export const over = style({ display: "grid", gap: space.sm, marginBlockStart: space.md });
export const run = style({ display: "grid", gap: space.xs, padding: space.md, overflowWrap: "anywhere" });
export const runTop = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.xs,
});
