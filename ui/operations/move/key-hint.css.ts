import { globalStyle, style } from "@vanilla-extract/css";
import { fine, fontSize, fontWeight } from "#ui/design/theme/tokens.ts";

export const hint = style({
  display: "none",
  minWidth: "1.6em",
  paddingInline: fine[5],
  border: "1.5px solid currentColor",
  borderRadius: "6px",
  fontFamily: "inherit",
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  lineHeight: "1.4",
  textAlign: "center",
});
globalStyle(`[data-order-card]:is(:focus-visible, :has(:focus-visible)) ${hint}`, {
  display: "inline-block",
});
