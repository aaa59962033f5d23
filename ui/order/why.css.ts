import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const why = style({ fontSize: fontSize.sm });
export const question = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "28px",
  color: color.accentText,
  fontWeight: fontWeight.medium,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  cursor: "pointer",
  borderRadius: radius.xs,
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    // Small text with a large area to press.
    "&::after": { content: "", position: "absolute", inset: `-${space.xs}` },
  },
});
export const answer = style({
  marginBlockStart: space.tiny,
  padding: space.sm,
  borderRadius: radius.sm,
  background: color.sunken,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
