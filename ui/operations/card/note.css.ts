import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const note = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: space.xs,
    padding: `${space.xs} ${fine[10]}`,
    borderRadius: radius.sm,
    fontSize: "1.0625rem",
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.snug,
    overflowWrap: "anywhere",
  },
  variants: {
    isAllergy: {
      true: { background: color.danger, color: color.dangerInk },
      false: { background: color.warnSoft, color: color.warnText },
    },
  },
});
globalStyle(`${note.classNames.base} svg`, { flexShrink: 0 });
export const allergy = style({
  display: "block",
  fontWeight: fontWeight.loud,
  textTransform: "uppercase",
  fontSize: fontSize.sm,
  letterSpacing: "0.02em",
});
export const cutlery = style({ display: "flex", alignItems: "center", gap: space.xs, fontSize: fontSize.md });
