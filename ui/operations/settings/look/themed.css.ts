import { assignVars, styleVariants } from "@vanilla-extract/css";
import { darkPalette, lightPalette } from "#ui/design/theme/palette.ts";
import { vars } from "#ui/design/theme/theme.css.ts";

const roles = { color: vars.color, shadow: vars.shadow };

/** Part of a page in one of the themes, whichever the page has, with an accent of its own. */
export const themed = styleVariants({ light: lightPalette, dark: darkPalette }, (palette, theme) => ({
  colorScheme: theme,
  background: palette.color.page,
  color: palette.color.ink,
  vars: assignVars(roles, palette),
}));
