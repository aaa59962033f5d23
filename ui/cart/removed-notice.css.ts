import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, radius, space } from "#ui/design/theme/tokens.ts";

export const notice = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  marginBlock: space.xs,
  paddingBlock: space.xs,
  paddingInline: `${space.md} ${space.xs}`,
  borderRadius: radius.md,
  background: vars.color.sunken,
});
export const icon = style({ flexShrink: 0, color: vars.color.inkMuted });
export const text = style({ flex: 1, minWidth: 0, fontSize: fontSize.sm, overflowWrap: "anywhere" });
