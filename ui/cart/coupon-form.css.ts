import { style } from "@vanilla-extract/css";
import { room, space } from "#ui/design/theme/tokens.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: space.xs,
  alignItems: "start",
});
export const field = style({ minWidth: 0 });

/** On the line of the field, below its label. */
export const button = style({ marginBlockStart: room.label });
