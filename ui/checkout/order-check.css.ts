import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

export const check = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space.md,
  maxWidth: "28rem",
  marginInline: "auto",
  paddingInline: space.md,
  paddingBlock: space["4xl"],
  textAlign: "center",
});
export const emblem = style({
  display: "grid",
  placeItems: "center",
  width: "96px",
  height: "96px",
  borderRadius: radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accentSoftInk,
});
export const title = style({ fontSize: fontSize["2xl"], fontWeight: fontWeight.loud });
export const text = style({ color: vars.color.inkMuted });
export const bar = style({ width: "100%", maxWidth: "16rem" });
