import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  paddingBlock: `${space.md} ${space["3xl"]}`,
  // As on the list of orders: the footer stays below the screen.
  minHeight: "100dvh",
  outline: "none",
});
export const columns = style({
  display: "grid",
  gap: space.md,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const column = style({ display: "flex", flexDirection: "column", gap: space.md, minWidth: 0 });
export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  "@media": { [media.tablet]: { padding: space.lg } },
});
export const panelTitle = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.01em",
});

export const hero = style([
  panel,
  { gap: space.lg, borderRadius: radius.xl, "@media": { [media.tablet]: { padding: space.xl } } },
]);
export const now = style({ display: "flex", alignItems: "center", gap: space.md });
export const emblem = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "64px",
  height: "64px",
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.accentSoftInk,
});
export const status = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
});
export const explanation = style({ marginBlockStart: space.tiny, color: color.inkMuted });
export const promise = style({ display: "grid", gap: space.hair });
export const promiseLabel = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const promiseTime = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.025em",
  fontVariantNumeric: "tabular-nums",
});
export const live = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  fontSize: fontSize.sm,
  color: color.successText,
});
export const liveDot = style({
  width: "8px",
  height: "8px",
  borderRadius: radius.pill,
  background: color.success,
});
export const push = style({ borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.sm });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
// Of one width on a phone, where they stand one below the other.
globalStyle(`${actions} > *`, { "@media": { [media.phoneOnly]: { flexGrow: 1 } } });

export const details = style({ display: "grid", gap: space.md });
export const detail = style({ display: "grid", gap: space.hair });
export const factLabel = style({ fontSize: fontSize.sm, color: color.inkMuted });
globalStyle(`${details} dd`, { overflowWrap: "anywhere" });

export const timeline = style({ display: "flex", flexDirection: "column" });
export const entry = style({
  position: "relative",
  display: "grid",
  gap: space.hair,
  paddingInlineStart: space.lg,
  paddingBlockEnd: space.md,
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetInlineStart: space.hair,
      top: fine[6],
      width: "10px",
      height: "10px",
      borderRadius: radius.pill,
      background: color.lineControl,
    },
    "&:last-child::before": { background: color.accent },
    "&:not(:last-child)::after": {
      content: "",
      position: "absolute",
      insetInlineStart: fine[6],
      top: fine[20],
      bottom: 0,
      width: "2px",
      background: color.line,
    },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});
export const complaint = style({ display: "grid", gap: space.sm, overflowWrap: "anywhere" });
export const entryName = style({ fontWeight: fontWeight.strong });
export const entryWhen = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const fiscal = style({ fontSize: fontSize.xs, color: color.inkMuted });
