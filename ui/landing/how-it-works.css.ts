import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, room, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const section = style({ scrollMarginTop: room.header });
export const steps = style({
  display: "grid",
  gap: space.xl,
  marginBlockStart: space.xl,
  counterReset: "step",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.lg } },
});
export const step = style({
  counterIncrement: "step",
  paddingBlockStart: space.md,
  borderBlockStart: `2px solid ${color.ink}`,
  selectors: {
    "&::before": {
      content: "counter(step)",
      display: "block",
      color: color.accentText,
      fontSize: "clamp(2.5rem, 2rem + 2vw, 4rem)",
      fontWeight: fontWeight.loud,
      letterSpacing: "-0.05em",
      lineHeight: lineHeight.flat,
      marginBlockEnd: space.md,
    },
  },
});
export const title = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.025em",
  lineHeight: lineHeight.tight,
});
export const text = style({ marginBlockStart: space.xs, color: color.inkMuted, fontSize: fontSize.lg });
