import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  paddingBlock: `${space.lg} ${space["3xl"]}`,
  // As on the list of orders: the footer stays below the screen.
  minHeight: "100dvh",
  outline: "none",
});
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1.7fr) minmax(0, 1fr)", gap: space.lg } },
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
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.sm,
});
export const title = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.snug,
  letterSpacing: "-0.015em",
});
export const invitation = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.md,
  padding: space.lg,
  borderRadius: radius.xl,
  background: color.accentSoft,
  color: color.accentSoftInk,
});

export const now = style({ display: "flex", alignItems: "center", gap: space.md });
export const emblem = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "52px",
  height: "52px",
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.accentSoftInk,
});
export const status = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.snug,
  letterSpacing: "-0.015em",
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.sm,
});
export const expected = style({ color: color.accentText, fontWeight: fontWeight.strong });

export const list = style({ display: "flex", flexDirection: "column", gap: space.sm });
export const rows = style({ display: "grid" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.sm,
  paddingBlock: space.md,
  selectors: {
    "&:first-child": { paddingBlockStart: 0 },
    "&:last-child": { paddingBlockEnd: 0 },
    "&:not(:first-child)": { borderBlockStart: `1px solid ${color.line}` },
  },
});
export const words = style({ display: "grid", gap: space.tiny, flex: "1 1 14rem", minWidth: 0 });
export const items = style({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
});
export const points = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  padding: space.md,
  "@media": { [media.tablet]: { padding: space.lg } },
});
export const quiet = style({ fontSize: fontSize.sm, color: color.inkMuted });
