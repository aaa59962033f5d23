import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const main = style({ outline: "none", paddingBlockEnd: space["4xl"] });
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["2xl"],
  paddingBlockStart: space.xl,
});

export const title = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
  marginBlockEnd: space.md,
});

export const cards = style({
  display: "grid",
  gap: space.md,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(18rem, 1fr))" } },
});

export const offer = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  padding: space.md,
  borderRadius: radius.lg,
  background: color.accentSoft,
  color: color.accentSoftInk,
});
export const percent = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  whiteSpace: "nowrap",
});
export const offerName = style({ fontWeight: fontWeight.strong });
export const offerTerms = style({ fontSize: fontSize.sm });

export const location = style({
  position: "relative",
  display: "grid",
  gap: space.xs,
  padding: space.lg,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: color.lineStrong, boxShadow: vars.shadow.mid } },
});
export const locationName = style({ fontSize: fontSize.lg, fontWeight: fontWeight.heading });
export const badges = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const quiet = style({ fontSize: fontSize.sm, color: color.inkMuted });
