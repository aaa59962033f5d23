import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  paddingBlock: `${space.lg} ${space["3xl"]}`,
  // The footer stays below the screen however long the list turns out to be, so that nothing jumps when it comes.
  minHeight: "100dvh",
  outline: "none",
});
export const tabs = style({
  display: "flex",
  gap: space.tiny,
  padding: space.tiny,
  borderRadius: radius.pill,
  background: color.hover,
  "@media": { [media.tablet]: { alignSelf: "flex-start", minWidth: "22rem" } },
});
export const tab = style({
  flex: 1,
  display: "grid",
  placeItems: "center",
  minHeight: "44px",
  paddingInline: space.lg,
  borderRadius: radius.pill,
  color: color.inkMuted,
  fontWeight: fontWeight.strong,
  textDecoration: "none",
  selectors: {
    "&[aria-current=page]": { background: color.thumb, color: color.ink, boxShadow: vars.shadow.low },
  },
});
export const search = style({ "@media": { [media.tablet]: { maxWidth: "28rem" } } });
export const list = style({ display: "flex", flexDirection: "column", gap: space.sm });
export const order = style({ display: "grid", gap: space.xs, padding: space.md });
export const top = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: space.md,
});
export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space.tiny,
});
export const number = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.snug,
});
export const when = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const items = style({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  lineHeight: lineHeight.snug,
});
export const bottom = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.md,
  marginBlockStart: space.tiny,
});
export const expected = style({ color: color.accentText, fontWeight: fontWeight.strong });
export const total = style({ fontWeight: fontWeight.loud, fontVariantNumeric: "tabular-nums" });
export const pages = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.md,
});
