import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const form = style({ display: "grid", gap: space.sm });
