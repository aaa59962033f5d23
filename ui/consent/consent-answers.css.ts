import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";

export const buttons = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.xs,
});
// Three in a row fit on the narrowest screen.
export const button = style({ selectors: { "&&": { paddingInline: space.xs } } });
