import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";
import { figures } from "#ui/design/price.css.ts";

const { color } = vars;

export const sums = style({ display: "grid", gap: space.xs });
export const parts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.xs} ${space.lg}`,
  margin: 0,
  // The place of one line, before it is known.
  minHeight: "1.5em",
});
export const part = style({ display: "flex", alignItems: "baseline", gap: space.xs });
export const name = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const amount = style([figures, { margin: 0, fontWeight: fontWeight.strong }]);
export const note = style({ color: color.inkMuted, fontSize: fontSize.sm });
