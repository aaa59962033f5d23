import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";
import { panel, panelTitle } from "../order-screen.css.ts";

const { color } = vars;

export const card = style([panel, { borderColor: color.accent, borderWidth: "2px" }]);
export const title = panelTitle;
export const note = style({ overflowWrap: "anywhere" });
export const totals = style({ display: "grid", gap: space.tiny });
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.md,
  fontVariantNumeric: "tabular-nums",
  color: color.inkMuted,
});
export const total = style([row, { fontSize: fontSize.xl, fontWeight: fontWeight.loud, color: color.ink }]);
globalStyle(`${totals} dd`, { whiteSpace: "nowrap" });
export const buttons = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: space.sm,
});
export const quiet = style({
  fontSize: fontSize.sm,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
export const made = style({ display: "grid", gap: space.xs });
