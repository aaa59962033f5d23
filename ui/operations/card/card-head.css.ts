import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const head = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space.hair} ${space.sm}`,
    padding: `${space.xs} ${space.sm}`,
  },
  variants: {
    level: {
      calm: {
        background: color.card,
        color: color.ink,
        borderBlockEnd: `1px solid ${color.line}`,
        vars: { "--pill": color.accent, "--pill-ink": color.accentInk },
      },
      near: {
        background: color.warn,
        color: color.warnInk,
        vars: { "--pill": color.warnInk, "--pill-ink": color.warn },
      },
      late: {
        background: color.danger,
        color: color.dangerInk,
        vars: { "--pill": color.dangerInk, "--pill-ink": color.danger },
      },
    },
  },
});
export const number = style({
  fontSize: "2rem",
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.03em",
  lineHeight: lineHeight.tight,
});
export const urgency = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `${space.hair} ${space.xs}`,
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});
export const age = style({
  display: "inline-flex",
  alignItems: "center",
  gap: fine[6],
  whiteSpace: "nowrap",
});
export const unseen = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.tiny,
  padding: `${fine[3]} ${fine[10]} ${fine[3]} ${space.xs}`,
  borderRadius: radius.pill,
  background: "var(--pill)",
  color: "var(--pill-ink)",
  fontSize: fontSize.sm,
  fontWeight: fontWeight.loud,
});
