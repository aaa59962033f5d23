import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const root = style({
  borderBlockStart: `1px solid ${color.line}`,
  padding: `${space.xs} ${space.sm}`,
});
export const trouble = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  selectors: { "&:empty": { display: "none" } },
});
