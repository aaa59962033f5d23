import { style } from "@vanilla-extract/css";
import { fontWeight, space } from "#ui/design/theme/tokens.ts";

export const list = style({ display: "grid", gap: space.hair });
export const name = style({ fontWeight: fontWeight.strong });
