import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, radius, space } from "../theme/tokens.ts";

export const legend = style({
  fontWeight: fontWeight.strong,
  fontSize: fontSize.sm,
  marginBlockEnd: space.xs,
});

export const heading = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
});

/** Where choices stand, by the look of their group. */
export const choices = styleVariants({
  row: { display: "flex", flexDirection: "column" },
  card: { display: "flex", flexDirection: "column", gap: space.xs },
  edge: { display: "grid", marginInline: `calc(-1 * ${space.lg})` },
  /** One bar, moved sideways where it has no room. */
  segments: {
    display: "flex",
    overflowX: "auto",
    scrollbarWidth: "none",
    padding: space.tiny,
    borderRadius: radius.pill,
    background: vars.color.hover,
    maxWidth: "100%",
  },
  chips: { display: "flex", flexWrap: "wrap", gap: space.xs },
  /** Equal columns, for times of day. */
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(7.25rem, 1fr))",
    gap: space.xs,
    maxHeight: "17.5rem",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: space.tiny,
    margin: `-${space.tiny}`,
  },
  /** One row that scrolls sideways, for days. */
  strip: {
    display: "flex",
    gap: space.xs,
    overflowX: "auto",
    scrollbarWidth: "none",
    padding: space.tiny,
    margin: `-${space.tiny}`,
  },
});
