import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const details = style({ display: "flex", flexWrap: "wrap", gap: `${fine[5]} ${space.md}` });
export const detail = recipe({
  base: { display: "flex", alignItems: "flex-start", gap: space.xs, minWidth: 0, overflowWrap: "anywhere" },
  variants: {
    isStrong: {
      true: { width: "100%", fontSize: fontSize.xl, fontWeight: fontWeight.loud, letterSpacing: "-0.01em" },
      false: { fontSize: fontSize.md, color: color.inkMuted },
    },
  },
});
globalStyle(`${details} strong`, { color: color.accentText, fontWeight: fontWeight.strong });
globalStyle(`${details} svg`, { flexShrink: 0 });
