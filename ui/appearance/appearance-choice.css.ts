import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const choices = style({ display: "grid", gap: space.xs });
