import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import { boardIsWide } from "../measures.ts";

const { color } = vars;

/** Hidden on a phone while the connection is fine; otherwise a bar below the header shows it. */
export const list = style({
  display: "none",
  gap: space.tiny,
  "@media": { [media.tablet]: { display: "flex" } },
});
export const state = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    minWidth: "36px",
    minHeight: "36px",
    borderRadius: radius.pill,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.strong,
    "@media": { [boardIsWide]: { paddingInline: space.sm } },
  },
  variants: {
    tone: {
      good: { background: color.successSoft, color: color.successText },
      bad: { background: color.dangerSoft, color: color.dangerText },
    },
  },
});
/** Hidden from sight where there is no room; the shape and the bar below the header say it too. */
export const words = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  "@media": { [boardIsWide]: { position: "static", width: "auto", height: "auto", clipPath: "none" } },
});
