import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const buttons = style({ display: "grid", gridTemplateColumns: "1fr 1.4fr", gap: space.sm });
export const form = style({ display: "grid", gap: space.lg });
