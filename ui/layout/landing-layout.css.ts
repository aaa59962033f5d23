import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, layer, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const frame = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
export const header = style({
  position: "sticky",
  top: 0,
  zIndex: layer.sticky,
  background: color.page,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "72px",
});
export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  borderRadius: radius.sm,
  textDecoration: "none",
});
export const content = style({ flex: 1 });
export const footer = style({
  paddingBlock: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const feet = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
});
export const legal = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space.lg}` });
export const foot = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
