import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize } from "#ui/design/theme/tokens.ts";

export const trouble = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.sm,
  selectors: { "&:empty": { display: "none" } },
});
