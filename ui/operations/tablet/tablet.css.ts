import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md });
/** Takes the focus that a pressed button lost. */
export const body = style([form, { outline: "none" }]);
export const menu = style({ display: "grid", gap: space.xs, paddingBlock: space.sm });
export const used = style({ display: "block", color: color.inkMuted, fontSize: fontSize.sm });
export const hint = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const list = style({ display: "grid", gap: space.xs });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.sm,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const place = style({ fontWeight: fontWeight.medium });
