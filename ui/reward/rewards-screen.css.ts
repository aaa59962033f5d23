import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xl,
  paddingBlock: `${space.lg} ${space["3xl"]}`,
  // As on the list of orders: the footer stays below the screen.
  minHeight: "100dvh",
  outline: "none",
});
export const balance = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.md,
  padding: space.lg,
  borderRadius: radius.xl,
  background: color.accentSoft,
  color: color.accentSoftInk,
  "@media": { [media.tablet]: { padding: space.xl } },
});
export const balanceRoom = style({ borderRadius: radius.xl, background: color.accentSoft });
export const unseen = style({ visibility: "hidden" });
export const emblem = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "56px",
  height: "56px",
  borderRadius: radius.pill,
  background: color.card,
  color: color.accentText,
});
export const words = style({ display: "grid", gap: space.tiny, flex: "1 1 14rem", minWidth: 0 });
export const number = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.025em",
  fontVariantNumeric: "tabular-nums",
});
export const guestTitle = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
});
export const doors = style({ display: "flex", flexWrap: "wrap", gap: space.sm });

export const part = style({ display: "flex", flexDirection: "column", gap: space.md });
export const title = style({
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
  outline: "none",
});
export const goals = style({
  display: "grid",
  gap: space.sm,
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const rows = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: space.md,
  padding: space.md,
  selectors: { "&:not(:first-child)": { borderBlockStart: `1px solid ${color.line}` } },
});
export const figures = style({
  display: "grid",
  gap: space.tiny,
  justifyItems: "end",
  flexShrink: 0,
  fontVariantNumeric: "tabular-nums",
});
export const earned = style({ fontWeight: fontWeight.loud, color: color.successText });
export const spent = style({ fontWeight: fontWeight.loud });
export const nothing = style({
  display: "grid",
  gap: space.tiny,
  justifyItems: "center",
  padding: space.xl,
  textAlign: "center",
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.lg,
});
export const strong = style({ fontWeight: fontWeight.strong });
export const quiet = style({ fontSize: fontSize.sm, color: color.inkMuted });

export const rule = style([part, { padding: space.lg, borderRadius: radius.lg, background: color.sunken }]);
export const steps = style({
  display: "grid",
  gap: space.sm,
  paddingInlineStart: space.lg,
  listStyle: "decimal",
  maxWidth: "44rem",
});
export const step = style({ paddingInlineStart: space.tiny, "::marker": { fontWeight: fontWeight.loud } });
export const rate = style({ display: "block", fontWeight: fontWeight.strong });
