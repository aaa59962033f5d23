import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const headText = style({ display: "grid", gap: space.xs, maxWidth: "44rem" });
export const choices = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space.sm });
export const sliders = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.xl } },
});
export const capacity = style({ display: "grid", gap: space.xs });
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  gap: space.md,
  margin: 0,
});
export const figure = style({
  display: "grid",
  alignContent: "start",
  gap: space.tiny,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});

const marked = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  "::before": { content: "", width: "12px", height: "12px", borderRadius: radius.xs },
});
const named = style([marked, { color: color.inkMuted, fontWeight: fontWeight.medium }]);
const fills = { onTime: color.success, late: color.warn, lost: color.danger, open: color.lineControl };
const markOf = (base: string) => styleVariants(fills, (background) => [base, { "::before": { background } }]);
/** The name of a result, with its color in the chart. */
export const result = markOf(named);
export const mark = markOf(marked);
