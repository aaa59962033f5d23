import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/theme.css.ts";
import { fine, fontWeight, radius, space } from "../theme/tokens.ts";

export const stepper = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space.hair,
    padding: fine[3],
    borderRadius: radius.pill,
    background: vars.color.hover,
  },
  variants: { size: { sm: {}, md: { minHeight: "48px" } } },
  defaultVariants: { size: "md" },
});

export const value = style({
  minWidth: "2.25ch",
  textAlign: "center",
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
});
