import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, media, space } from "#ui/design/theme/tokens.ts";

export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  paddingBlock: `${space.lg} ${space.md}`,
});

export const names = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.tiny} ${space.md}`,
});

export const name = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: "1.05",
  letterSpacing: "-0.03em",
});

export const location = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.tiny,
  minHeight: "24px",
  fontSize: fontSize.sm,
  color: vars.color.inkMuted,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const terms = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: `${space.tiny} ${space.md}`,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  color: vars.color.inkMuted,
});

/** Where orders are picked up or delivered, what is said of either has the same room: the page is drawn before it is known which. */
export const eitherTerms = style([
  terms,
  {
    minHeight: `calc(2 * 24px + ${space.tiny})`,
    "@media": { [media.tablet]: { minHeight: 0 } },
  },
]);

export const term = style({
  display: "inline-flex",
  alignItems: "center",
  gap: fine[6],
  fontVariantNumeric: "tabular-nums",
});

/** The room of "why?", which comes later, so that nothing moves then. */
export const why = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: "4em",
  minHeight: "24px",
});

export const reason = style({ flexBasis: "100%" });

/** The search, and next to it the room of the filter, which comes later. */
export const find = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 44px",
  gap: space.xs,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 24rem) 44px" } },
});
