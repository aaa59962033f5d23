import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const words = style({ flex: "1 1 12rem", minWidth: 0 });
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  fontWeight: fontWeight.strong,
});
export const about = style({ color: color.inkMuted, fontSize: fontSize.sm });
