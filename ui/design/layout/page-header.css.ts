import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, space } from "../theme/tokens.ts";

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space.md,
  paddingBlock: space.lg,
});
export const words = style({ display: "grid", justifyItems: "start", gap: space.xs, minWidth: 0 });
export const title = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.025em",
});
export const subtitle = style({ color: vars.color.inkMuted, maxWidth: "60ch" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
