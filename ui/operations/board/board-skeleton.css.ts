import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const skeleton = style({ padding: space.md, maxWidth: "24rem" });
