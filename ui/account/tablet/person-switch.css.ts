import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md });
export const hint = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const heading = style({ fontSize: fontSize.lg, fontWeight: fontWeight.heading });
export const signIn = style({
  display: "grid",
  gap: space.md,
  paddingBlockEnd: space.lg,
  borderBlockEnd: `1px solid ${color.line}`,
});
