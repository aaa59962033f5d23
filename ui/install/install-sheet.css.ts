import { style } from "@vanilla-extract/css";
import { fine, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  lineHeight: lineHeight.text,
});
export const icon = style({ flexShrink: 0, borderRadius: radius.md });
export const steps = style({
  listStyle: "decimal",
  display: "grid",
  gap: space.xs,
  marginBlockStart: space.md,
  paddingInlineStart: fine[20],
  lineHeight: lineHeight.text,
});
export const buttons = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: space.sm,
});
