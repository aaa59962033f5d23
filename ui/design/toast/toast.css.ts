import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, radius, space } from "../theme/tokens.ts";

const { color } = vars;

export const toast = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: space.sm,
    padding: `${space.sm} ${space.tiny} ${space.sm} ${space.md}`,
    borderRadius: radius.lg,
    boxShadow: vars.shadow.high,
    background: color.dark,
    color: color.darkInk,
    lineHeight: lineHeight.snug,
    fontSize: fontSize.sm,
  },
  variants: {
    variant: { default: {}, destructive: { background: color.danger, color: color.dangerInk } },
    clickable: { true: { cursor: "pointer" } },
  },
});

export const icon = style({ marginBlockStart: space.sm, flexShrink: 0 });
export const words = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: space.sm,
  display: "grid",
  gap: space.hair,
});
export const title = style({ fontWeight: fontWeight.strong, fontSize: "0.9375rem" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  marginBlockStart: space.xs,
});
export const action = style({
  minHeight: "36px",
  paddingInline: space.md,
  borderRadius: radius.pill,
  border: "1.5px solid currentColor",
  fontWeight: fontWeight.strong,
  cursor: "pointer",
});
export const close = style({ color: "inherit", selectors: { "&&": { color: "inherit" } } });
