import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { media, radius, space } from "#ui/design/theme/tokens.ts";
import * as office from "../office-screen.css.ts";

const { color } = vars;

export const screen = style([office.screen, { gap: space.md, alignItems: "stretch" }]);
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm });
export const columns = style({
  display: "grid",
  gap: space.md,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)" } },
});
export const column = style({ display: "grid", gap: space.md, minWidth: 0 });
export const panel = style({
  display: "grid",
  gap: space.md,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  "@media": { [media.tablet]: { padding: space.lg } },
});
