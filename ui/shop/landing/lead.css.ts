import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize } from "#ui/design/theme/tokens.ts";

/** What a shop says of itself below its name. */
export const lead = style({ fontSize: fontSize.lg, color: vars.color.inkMuted, maxWidth: "34ch" });
