import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const terms = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.tiny} ${space.md}`,
  fontSize: fontSize.sm,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
