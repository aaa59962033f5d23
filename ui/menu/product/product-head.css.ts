import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, room, space } from "#ui/design/theme/tokens.ts";

/** The plate extends to the edges of the sheet; the dish is large in its middle. */
export const plate = style({
  display: "grid",
  placeItems: "center",
  height: "min(38dvh, 260px)",
  background: vars.color.plate,
  overflow: "hidden",
  "@media": { [media.tablet]: { height: "280px" } },
});

export const picture = style({ height: "100%", width: "auto", background: "none" });

export const words = style({
  display: "grid",
  gap: space.xs,
  padding: `${space.lg} ${space.lg} ${space.md}`,
});

export const name = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
});

/** Without a picture the close button is next to the name. */
export const nameBesideClose = style([name, { paddingInlineEnd: room.closeButton }]);

export const price = style({ display: "flex", alignItems: "baseline", gap: space.sm, fontSize: fontSize.lg });
export const weight = style({ fontSize: fontSize.sm, color: vars.color.inkMuted });
export const description = style({ color: vars.color.inkMuted });
export const diets = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  paddingBlockStart: space.tiny,
});
