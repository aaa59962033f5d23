import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const actions = style({ display: "flex", alignItems: "center", gap: space.sm });
export const button = style({ flex: 1, minWidth: 0, whiteSpace: "normal", paddingInline: space.sm });
