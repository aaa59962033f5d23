import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const choices = style({ display: "grid", gap: space.xs });
/** With the groups' names between them. */
export const labeled = style({ display: "grid", gap: space.md });
