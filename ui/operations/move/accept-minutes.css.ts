import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const group = style({ display: "grid", gap: fine[6] });
export const label = style({ fontSize: fontSize.sm, color: color.inkMuted });
/** Six in a row where each is a finger wide, else three. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.tiny,
  "@container": { "(min-width: 296px)": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
export const choice = style({
  minHeight: "48px",
  borderRadius: radius.sm,
  border: `1.5px solid ${color.lineStrong}`,
  background: color.card,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: color.accent, background: color.accentSoft, color: color.accentSoftInk },
  },
});
