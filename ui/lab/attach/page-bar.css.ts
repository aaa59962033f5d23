import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, space } from "#ui/design/theme/tokens.ts";

export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.tiny });
export const choice = style({ width: "14rem" });
export const hint = style({ fontSize: fontSize.xs, color: vars.color.inkMuted });
