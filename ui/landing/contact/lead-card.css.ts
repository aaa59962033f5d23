import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const card = style({
  display: "grid",
  gap: space.lg,
  padding: space.lg,
  borderRadius: "28px",
  background: color.card,
  boxShadow: vars.shadow.mid,
  "@media": { [media.tablet]: { padding: space.xl } },
});
export const title = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.025em",
  lineHeight: lineHeight.tight,
});
export const form = style({ display: "grid", gap: space.md });
export const pair = style({
  display: "grid",
  gap: space.md,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const small = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const sent = style({
  display: "grid",
  justifyItems: "center",
  gap: space.sm,
  paddingBlock: space.xl,
  outline: "none",
  textAlign: "center",
});
export const picture = style({ width: "96px", height: "96px" });
