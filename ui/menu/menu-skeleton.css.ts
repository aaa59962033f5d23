import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/tokens.ts";

export const head = style({ display: "grid", gap: space.sm, paddingBlock: space.lg });
