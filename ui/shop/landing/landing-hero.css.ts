import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const hero = style({
  background: color.accentSoft,
  paddingBlock: `${space.xl} ${space["2xl"]}`,
  overflow: "hidden",
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "center",
  "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr" } },
});

export const words = style({ display: "grid", gap: space.md, justifyItems: "start", minWidth: 0 });

export const name = style({
  fontSize: fontSize.hero,
  fontWeight: fontWeight.loud,
  lineHeight: "1.02",
  letterSpacing: "-0.035em",
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  width: "100%",
  paddingBlockStart: space.xs,
});

/** Dishes of different sizes on round plates. */
export const dishes = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, 1fr)",
  gap: space.sm,
  maxWidth: "34rem",
  width: "100%",
  marginInline: "auto",
});

export const dish = style({
  aspectRatio: "1",
  borderRadius: radius.pill,
  background: color.card,
  boxShadow: vars.shadow.low,
  overflow: "hidden",
  gridColumn: "span 2",
  selectors: {
    "&:nth-child(1)": { gridColumn: "span 3" },
    "&:nth-child(2)": { gridColumn: "span 3" },
  },
  padding: "12%",
});
export const picture = style({ background: "none", padding: "0" });
