import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const grid = style({
  display: "grid",
  gap: space.md,
  marginBlockStart: space.xl,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});
export const feature = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: space.xl,
    padding: space.lg,
    borderRadius: "28px",
    border: `1px solid ${color.line}`,
    background: color.card,
    "@media": { [media.desktop]: { padding: space.xl, minHeight: "19rem" } },
  },
  variants: {
    isWide: {
      true: {
        background: color.plate,
        borderColor: "transparent",
        "@media": { [media.tablet]: { gridColumn: "span 3" } },
      },
      false: { "@media": { [media.tablet]: { gridColumn: "span 2" } } },
    },
  },
});
export const picture = style({ width: "88px", height: "88px" });
export const title = style({
  fontSize: "clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)",
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.03em",
  lineHeight: lineHeight.tight,
});
export const text = style({
  maxWidth: "30rem",
  marginBlockStart: space.xs,
  color: color.inkMuted,
  fontSize: fontSize.lg,
});
export const door = style({ marginBlockStart: space.lg });
