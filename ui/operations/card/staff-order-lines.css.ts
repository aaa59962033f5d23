import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const lines = style({
  display: "grid",
  gap: space.sm,
  selectors: {
    "&:not(:first-child)": { paddingBlockStart: space.sm, borderBlockStart: `1px solid ${color.line}` },
  },
});
export const line = style({ display: "flex", alignItems: "flex-start", gap: fine[10] });
/** Emphasized when more than one: the quantity is what is missed most often. */
export const quantity = recipe({
  base: {
    flexShrink: 0,
    minWidth: "38px",
    paddingBlock: space.tiny,
    borderRadius: radius.xs,
    fontSize: fontSize.lg,
    fontWeight: fontWeight.loud,
    fontVariantNumeric: "tabular-nums",
    lineHeight: lineHeight.tight,
    textAlign: "center",
  },
  variants: {
    isSeveral: {
      true: { background: color.dark, color: color.darkInk },
      false: { background: color.sunken, color: color.ink },
    },
  },
});
export const words = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gap: fine[6],
  paddingBlockStart: space.hair,
});
export const name = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.sm,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
});
export const price = style({
  fontWeight: fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const modifiers = style({
  display: "grid",
  gap: space.hair,
  paddingInlineStart: space.sm,
  borderInlineStart: `2px solid ${color.lineStrong}`,
  color: color.inkMuted,
  fontSize: "1.0625rem",
  lineHeight: lineHeight.snug,
});
