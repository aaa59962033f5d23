import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { space } from "#ui/design/theme/tokens.ts";

export const root = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  padding: `${space.xs} ${space.sm}`,
});
