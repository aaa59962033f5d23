import { style } from "@vanilla-extract/css";
import { space } from "../theme/tokens.ts";

export const time = style({
  flex: "0 1 8.5rem",
  width: "auto",
  minWidth: 0,
  minHeight: "44px",
  paddingBlock: space.xs,
  paddingInline: space.sm,
  fontVariantNumeric: "tabular-nums",
});
