import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space.md,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const several = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))",
  alignItems: "start",
  gap: space.md,
});
export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  padding: 0,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
});
export const quiet = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const strong = style({ fontWeight: fontWeight.strong });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const contested = style({ display: "grid", gap: space.xs, marginBlockStart: space.xs });
export const step = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
});
