import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const root = style({ position: "relative", flexShrink: 0 });
export const initial = style({ fontWeight: fontWeight.loud });
export const panel = style({
  position: "absolute",
  top: `calc(100% + ${space.xs})`,
  insetInlineEnd: 0,
  width: "min(18rem, calc(100vw - 32px))",
  padding: space.sm,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.high,
});
export const person = style({ display: "grid", padding: `${space.xs} ${space.sm} ${space.sm}` });
export const email = style({ color: color.inkMuted, fontSize: fontSize.sm, overflowWrap: "anywhere" });
export const links = style({ borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.xs });
export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: "48px",
  paddingInline: space.sm,
  borderRadius: radius.sm,
  fontWeight: fontWeight.medium,
  color: color.ink,
  textDecoration: "none",
  selectors: { "&:hover": { background: color.hover } },
});
