import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, space } from "#ui/design/theme/tokens.ts";

export const legend = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
});

export const rule = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  fontSize: fontSize.sm,
  color: vars.color.inkMuted,
  paddingBlockEnd: space.xs,
});

export const missing = style([rule, { color: vars.color.dangerText, fontWeight: fontWeight.strong }]);

/** Rows extend to the edges of the sheet, so that the whole width can be pressed. */
export const options = style({
  display: "grid",
  marginInline: `calc(-1 * ${space.lg})`,
});

export const row = style({ paddingInline: space.lg });

/** Where focus scrolls to one, the name and the rule of its group stay in sight. */
export const input = style({ scrollMarginBlock: space["4xl"] });
