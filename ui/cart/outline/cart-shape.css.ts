import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { space } from "#ui/design/theme/tokens.ts";

/** As much of the lines as there is room for, above what leads on. */
export const lines = style({ flex: 1, minHeight: 0, overflow: "hidden", paddingInline: space.lg });
export const footer = style({
  display: "grid",
  padding: `${space.md} ${space.lg}`,
  paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const shapes = style({
  display: "grid",
  gap: space.lg,
  alignContent: "start",
  paddingBlock: space.md,
});
export const shape = style({ display: "grid", gridTemplateColumns: "64px 1fr 64px", gap: space.sm });
export const picture = style({ width: "64px", height: "64px" });
/** As high as what removes a coupon. */
export const removeCoupon = style({ height: "28px" });
/** As large as a button of the stepper. */
export const step = style({ width: "36px", height: "36px" });
