import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "../theme/tokens.ts";

const { color } = vars;

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space.tiny,
    paddingInline: fine[10],
    minHeight: "26px",
    borderRadius: radius.pill,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.flat,
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    tone: {
      neutral: { background: color.sunken, color: color.inkMuted },
      dark: { background: color.dark, color: color.darkInk },
      accent: { background: color.accentSoft, color: color.accentSoftInk },
      solid: { background: color.accent, color: color.accentInk },
      success: { background: color.successSoft, color: color.successText },
      warn: { background: color.warnSoft, color: color.warnText },
      danger: { background: color.dangerSoft, color: color.dangerText },
      info: { background: color.noticeSoft, color: color.noticeText },
    },
    size: { md: {}, lg: { minHeight: "32px", paddingInline: space.sm, fontSize: fontSize.sm } },
  },
  defaultVariants: { tone: "neutral", size: "md" },
});
