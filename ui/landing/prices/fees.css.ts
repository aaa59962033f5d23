import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { media, space } from "#ui/design/theme/tokens.ts";

export const band = style({ background: vars.color.sunken });
export const columns = style({
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space["4xl"] } },
});
export const door = style({ marginBlockStart: space.lg });
