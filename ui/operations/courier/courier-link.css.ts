import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, space } from "#ui/design/theme/tokens.ts";

export const link = style({
  display: "grid",
  gap: space.sm,
  marginBlockStart: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const hint = style({ fontSize: fontSize.sm, color: vars.color.inkMuted });
export const linkButtons = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
