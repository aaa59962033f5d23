import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";
import * as office from "#ui/operations/office-screen.css.ts";

const { color } = vars;

export const screen = style([office.screen, { gap: space.md }]);
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.md,
});
export const period = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "end",
  gap: space.sm,
  minWidth: "14rem",
});
export const figures = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  transition: "opacity 150ms",
  selectors: { "&[data-busy]": { opacity: 0.6 } },
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } },
});
export const compared = style({ color: color.inkMuted, fontSize: fontSize.sm });

const card = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});

export const leads = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: space.md,
});
export const lead = style([
  card,
  {
    display: "grid",
    alignContent: "start",
    gap: space.tiny,
    height: "100%",
    padding: space.md,
    containerType: "inline-size",
    color: color.ink,
    textDecoration: "none",
    ":hover": { borderColor: color.lineControl },
  },
]);
export const leadName = style({ color: color.inkMuted, fontWeight: fontWeight.medium });
export const leadValue = style({
  // Millions with their currency stay on one line of a quarter of the screen.
  fontSize: `min(${fontSize["2xl"]}, 10cqi)`,
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.02em",
  lineHeight: lineHeight.tight,
});
export const hint = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const change = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.hair} ${space.xs}`,
  marginBlockStart: space.tiny,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const changeChip = style({
  padding: `${space.hair} ${space.xs}`,
  background: color.sunken,
  borderRadius: radius.pill,
  color: color.ink,
  fontWeight: fontWeight.strong,
});

// What is left for the last row takes all of it, so that no number of cards leaves a hole.
export const groups = style({ display: "flex", flexWrap: "wrap", gap: space.md });
export const pair = style([groups]);
export const section = style([
  card,
  {
    display: "grid",
    alignContent: "start",
    gap: space.xs,
    flex: "1 1 min(100%, 20rem)",
    padding: space.md,
  },
]);
export const wideSection = style([section, { flexBasis: "100%" }]);
export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space.sm,
});
export const sectionFoot = style({ display: "flex", justifyContent: "flex-end" });
export const heading = style({ fontSize: fontSize.lg, fontWeight: fontWeight.heading });
export const rows = style({ display: "grid" });
/** Many figures next to each other, where there is room. */
export const wideRows = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
  columnGap: space.lg,
});
export const rowLink = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space.hair} ${space.sm}`,
  minHeight: "44px",
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: "none",
  ":hover": { background: color.hover },
});
export const rowName = style({ fontWeight: fontWeight.medium });
export const rowValue = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
export const rowDetail = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const rowBefore = style({ color: color.inkMuted, fontSize: fontSize.sm, textAlign: "end" });
export const track = style({
  gridColumn: "1 / -1",
  height: "6px",
  overflow: "hidden",
  background: color.sunken,
  borderRadius: radius.pill,
});
export const fill = style({
  display: "block",
  height: "100%",
  background: color.accent,
  borderRadius: radius.pill,
});

export const chartFrame = style({ display: "grid", gap: space.xs });
export const chart = style({ minHeight: "280px" });
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.md,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
const legendMark = style({ display: "inline-flex", alignItems: "center", gap: space.xs });
export const legendBar = style([
  legendMark,
  {
    "::before": {
      content: "",
      width: "12px",
      height: "12px",
      background: color.accent,
      borderRadius: radius.xs,
    },
  },
]);
export const legendLine = style([
  legendMark,
  { "::before": { content: "", width: "20px", borderBlockStart: `2px dashed ${color.inkSubtle}` } },
]);
export const tip = style({
  padding: space.sm,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  boxShadow: vars.shadow.mid,
  fontVariantNumeric: "tabular-nums",
});
export const tipName = style({ fontWeight: fontWeight.strong });
export const details = style({ borderBlockStart: `1px solid ${color.line}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  minHeight: "44px",
  color: color.accentText,
  cursor: "pointer",
  fontWeight: fontWeight.medium,
});

export const tableFrame = style({ overflowX: "auto", maxWidth: "100%", containerType: "inline-size" });
export const table = style({ width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
/** Three columns of amounts: smaller where else the last would be cut off. */
export const amountsTable = style([
  table,
  { "@container": { "(max-width: 24rem)": { fontSize: fontSize.xs } } },
]);
export const caption = style({
  paddingBlockEnd: space.xs,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
  textAlign: "start",
});
export const nameHead = style({
  paddingBlock: space.xs,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: "start",
});
export const figureHead = style([nameHead, { paddingInlineStart: space.sm, textAlign: "end" }]);
export const tableRow = style({ borderBlockStart: `1px solid ${color.line}` });
export const name = style({
  paddingBlock: space.xs,
  fontWeight: fontWeight.medium,
  textAlign: "start",
});
export const figure = style({
  paddingBlock: space.xs,
  paddingInlineStart: space.sm,
  textAlign: "end",
  whiteSpace: "nowrap",
});
export const whole = style({ fontWeight: fontWeight.heading });
