import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import {
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  motion,
  radius,
  space,
} from "#ui/design/theme/tokens.ts";
import { boardIsWide } from "../measures.ts";

const { color } = vars;

export const tabs = style({
  position: "sticky",
  top: 0,
  zIndex: layer.sticky,
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: space.tiny,
  padding: space.tiny,
  background: color.card,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.tablet]: { padding: space.xs, gap: space.xs }, [boardIsWide]: { display: "none" } },
});
export const tab = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: space.tiny,
    minHeight: "60px",
    borderRadius: radius.md,
    color: color.inkMuted,
    fontSize: "0.8125rem",
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.flat,
    letterSpacing: "-0.01em",
    cursor: "pointer",
    transition: `background-color ${motion.quick}`,
    selectors: {
      "&:hover": { background: color.hover },
      "&[aria-pressed=true]": { background: color.dark, color: color.darkInk },
    },
    "@media": {
      [media.tablet]: { flexDirection: "row", gap: space.xs, fontSize: fontSize.md, minHeight: "56px" },
    },
  },
  variants: {
    isCalling: {
      true: {
        selectors: {
          "&[aria-pressed=false]": { background: color.accentSoft, color: color.accentSoftInk },
        },
      },
    },
  },
});
export const count = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
});
