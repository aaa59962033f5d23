import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const columns = style({
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  paddingBlockEnd: space["3xl"],
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: space["4xl"] },
  },
});
export const aside = style({ display: "grid", gap: space.xl });
export const steps = style({ display: "grid", gap: space.lg, counterReset: "step" });
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `0 ${space.md}`,
  counterIncrement: "step",
  selectors: {
    "&::before": {
      content: "counter(step)",
      gridRow: "span 2",
      minWidth: "1.2ch",
      color: color.accentText,
      fontSize: fontSize["3xl"],
      fontWeight: fontWeight.loud,
      lineHeight: lineHeight.flat,
    },
  },
});
export const stepTitle = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.strong,
  letterSpacing: "-0.015em",
  lineHeight: lineHeight.snug,
});
export const stepText = style({ marginBlockStart: space.tiny, color: color.inkMuted });
export const direct = style({
  display: "grid",
  gap: space.tiny,
  padding: space.lg,
  borderRadius: radius.xl,
  background: color.plate,
  color: color.inkMuted,
});
export const address = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  color: color.ink,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});
