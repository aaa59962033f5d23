import { style, styleVariants } from "@vanilla-extract/css";
import { fine, fontWeight, space } from "#ui/design/theme/tokens.ts";

export const form = style({ display: "grid", gap: space.lg });
export const grid = style({ display: "grid", gridTemplateColumns: "repeat(6, 1fr)", gap: space.md });

/** How many of the six columns a field takes. */
export const fields = styleVariants(
  { street: 4, number: 2, city: 6, block: 2, staircase: 2, floor: 2, apartment: 3, intercom: 3 },
  (columns) => ({ gridColumn: `span ${columns}`, minWidth: 0 }),
);

export const more = style({ display: "grid", gap: space.md });
export const summary = style({
  display: "list-item",
  minHeight: "44px",
  paddingBlock: fine[10],
  fontWeight: fontWeight.strong,
  cursor: "pointer",
});
