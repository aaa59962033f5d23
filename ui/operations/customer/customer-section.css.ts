import { style } from "@vanilla-extract/css";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const section = style({
  display: "grid",
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
export const heading = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  color: color.inkMuted,
  letterSpacing: 0,
});
export const badges = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const counts = style({ display: "flex", flexWrap: "wrap", columnGap: space.md, rowGap: space.tiny });
export const since = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const orders = style({ display: "grid" });
export const order = style({
  display: "grid",
  gridTemplateColumns: "4rem minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.sm,
  minHeight: "44px",
});
export const link = style([
  textLink,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    fontWeight: fontWeight.strong,
    fontVariantNumeric: "tabular-nums",
  },
]);
export const words = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const total = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const action = style({ display: "flex" });
export const danger = style({ color: color.dangerText });
