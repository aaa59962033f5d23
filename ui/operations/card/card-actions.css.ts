import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const actions = style({
  display: "grid",
  gap: space.xs,
  padding: space.sm,
  paddingBlockStart: 0,
  marginBlockStart: "auto",
});
export const quiet = style({ display: "flex", gap: space.xs });
export const quietButton = style({ flex: "1 1 0", minWidth: 0, paddingInline: space.xs });
export const reject = style([quietButton, { color: color.dangerText }]);
