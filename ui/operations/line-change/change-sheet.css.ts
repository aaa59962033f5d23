import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const totals = style({ fontVariantNumeric: "tabular-nums", fontWeight: fontWeight.strong });
export const quiet = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const lines = style({ display: "grid" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space.xs,
  paddingBlock: space.sm,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  width: "100%",
});
export const name = style({
  flex: "1 1 12rem",
  minWidth: 0,
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});
export const left = style({ display: "flex", alignItems: "center", gap: space.xs });
export const instead = style({ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
export const finder = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  width: "100%",
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const state = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
export const entry = style({ display: "grid", gap: space.tiny, overflowWrap: "anywhere" });
export const caller = style({
  display: "grid",
  gap: space.xs,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const callerButtons = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
