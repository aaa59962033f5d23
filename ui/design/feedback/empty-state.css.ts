import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, radius, space } from "../theme/tokens.ts";

export const emptyState = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space.sm,
  maxWidth: "28rem",
  marginInline: "auto",
  paddingBlock: space["2xl"],
  textAlign: "center",
});
export const picture = style({
  display: "grid",
  placeItems: "center",
  width: "96px",
  height: "96px",
  marginBlockEnd: space.xs,
  borderRadius: radius.pill,
  background: vars.color.plate,
  color: vars.color.inkMuted,
});
export const title = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
});
export const text = style({ color: vars.color.inkMuted });
export const action = style({ marginBlockStart: space.sm });
