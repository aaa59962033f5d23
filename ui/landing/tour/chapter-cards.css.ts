import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, motion, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const cards = style({
  display: "grid",
  gap: space.md,
  marginBlockStart: space.xl,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const card = style({
  display: "grid",
  alignContent: "space-between",
  gap: space.lg,
  height: "100%",
  padding: `${space.lg} ${space.lg} 0`,
  borderRadius: "28px",
  background: color.plate,
  color: color.ink,
  textDecoration: "none",
  overflow: "hidden",
  "@media": {
    [media.desktop]: { padding: `${space.xl} ${space.xl} 0` },
    [media.hover]: { selectors: { "&:hover": { boxShadow: vars.shadow.mid } } },
  },
});
export const title = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
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
  lineHeight: lineHeight.snug,
});
/** The picture looks out of the card's lower edge. */
export const peek = style({
  justifySelf: "center",
  width: "min(100%, 21rem)",
  height: "13rem",
  transition: `transform ${motion.slow} ${motion.out}`,
  "@media": { [media.hover]: { selectors: { "a:hover > &": { transform: "translateY(-8px)" } } } },
});
