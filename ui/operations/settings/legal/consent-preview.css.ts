import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screens = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 24rem) minmax(0, 1fr)" } },
});
const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.raised,
});
/** As it stands at the bottom of a page. */
export const bar = style([part, { boxShadow: vars.shadow.high }]);
/** What its settings say. */
export const settings = part;
export const title = style({ fontSize: fontSize.lg, fontWeight: fontWeight.heading });
