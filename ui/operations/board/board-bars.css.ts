import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { gutter, vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

const knock = keyframes({
  "0%, 100%": { transform: "none" },
  "25%": { transform: "rotate(-12deg)" },
  "75%": { transform: "rotate(12deg)" },
});

export const bar = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: `${space.xs} ${space.sm}`,
    padding: `${space.tiny} ${gutter}`,
    minHeight: "52px",
    fontSize: fontSize.lg,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.snug,
    textAlign: "center",
  },
  variants: {
    tone: {
      danger: { background: color.danger, color: color.dangerInk },
      alarm: {
        background: color.danger,
        color: color.dangerInk,
        borderBlockStart: `1px solid color-mix(in srgb, ${color.dangerInk} 30%, transparent)`,
      },
      launch: { background: color.accentSoft, color: color.accentSoftInk },
      sound: { background: color.warn, color: color.warnInk },
    },
  },
});
export const arm = style({
  "@media": { [media.phoneOnly]: { width: "100%" } },
});

globalStyle(`${arm}:hover svg`, { animation: `${knock} 400ms` });
