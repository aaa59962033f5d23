import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

/** The page of a shop, among the settings. */
export const page = style({
  padding: space.md,
  background: color.page,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const dialogText = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md });
