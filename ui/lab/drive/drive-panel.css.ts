import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const panel = style({
  gridArea: "drive",
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  minHeight: 0,
  overflowY: "auto",
  padding: space.sm,
  background: color.card,
  borderInlineStart: `1px solid ${color.line}`,
  fontSize: fontSize.sm,
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.sm,
});
globalStyle(`${facts} dt`, { gridColumn: 1, color: color.inkMuted });
globalStyle(`${facts} dd`, { gridColumn: 2 });
export const state = style({ fontWeight: fontWeight.strong, color: color.accentText });
export const section = style({ display: "grid", gap: space.sm });
export const quiet = style({ color: color.inkMuted });
export const title = style({ fontSize: fontSize.sm, fontWeight: fontWeight.strong });
export const json = style({
  maxHeight: "20rem",
  overflow: "auto",
  padding: space.xs,
  background: color.sunken,
  borderRadius: radius.xs,
  fontSize: fontSize.xs,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  justifyContent: "space-between",
});
