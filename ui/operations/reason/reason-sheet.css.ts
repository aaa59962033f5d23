import { style } from "@vanilla-extract/css";
import { black } from "#ui/design/theme/palette.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const buttons = style({ display: "grid", gridTemplateColumns: "1fr 1.4fr", gap: space.sm });
export const danger = style({
  vars: {
    "--fill": color.danger,
    "--fill-hover": `color-mix(in srgb, ${color.danger} 86%, ${black})`,
    "--on": color.dangerInk,
  },
});
export const form = style({ display: "grid", gap: space.md });
export const legend = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  marginBlockEnd: space.tiny,
});
