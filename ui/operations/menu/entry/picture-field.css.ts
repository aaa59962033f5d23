import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, media, radius, space } from "#ui/design/theme/tokens.ts";
import { error as fieldError } from "#ui/design/field/field.css.ts";
import { group, legend as groupLegend, pair as fieldPair } from "./entry-fields.css.ts";

const { color } = vars;

export const field = group;
export const legend = style([groupLegend, { marginBlockEnd: space.sm }]);
export const pair = fieldPair;
export const zone = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  padding: space.md,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.md,
  selectors: {
    "&[data-drop-target]": { borderColor: color.accent, background: color.accentSoft },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
  "@media": { [media.tablet]: { gridTemplateColumns: "12rem minmax(0, 1fr)", alignItems: "center" } },
});
export const preview = style({ maxWidth: "18rem" });
export const words = style({ display: "grid", gap: space.xs, minWidth: 0 });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const hint = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  selectors: { "&:empty": { display: "none" } },
});
export const problem = fieldError;
