import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

/** Takes the focus that a pressed button lost. */
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  outline: "none",
});
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.sm,
  minHeight: "64px",
  padding: `${space.xs} ${space.sm}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const words = style({ minWidth: 0 });
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  fontWeight: fontWeight.medium,
});
export const quiet = style({ color: color.inkMuted, fontSize: fontSize.sm, overflowWrap: "anywhere" });
