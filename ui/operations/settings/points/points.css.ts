import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

/** An order as an example, summed up. */
export const sums = style({ display: "grid", gap: space.xs, maxWidth: "28rem" });
export const sum = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.md,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-look=quiet]": { color: color.inkMuted, fontSize: fontSize.sm },
    "&[data-look=sum]": {
      paddingBlockStart: space.xs,
      borderBlockStart: `1px solid ${color.line}`,
      fontWeight: fontWeight.strong,
    },
  },
});
