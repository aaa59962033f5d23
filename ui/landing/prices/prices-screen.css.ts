import { style } from "@vanilla-extract/css";
import { media, space } from "#ui/design/theme/tokens.ts";

export const offer = style({
  display: "grid",
  gap: space.md,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
