import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, layer, media, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const frame = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
/** On a phone it has two rows, too many to stay in view. */
export const header = style({
  background: color.page,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.tablet]: { position: "sticky", top: 0, zIndex: layer.sticky } },
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "72px",
  paddingBlockStart: space.sm,
  "@media": { [media.tablet]: { flexWrap: "nowrap", gap: space.xl, paddingBlockStart: 0 } },
});
export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  borderRadius: radius.sm,
  textDecoration: "none",
});
export const nav = style({
  order: 1,
  width: "100%",
  marginBlockEnd: space.xs,
  "@media": { [media.tablet]: { order: 0, flex: 1, width: "auto", marginBlockEnd: 0 } },
});
export const pages = style({
  display: "flex",
  gap: space.tiny,
  marginInline: `-${space.sm}`,
  "@media": { [media.tablet]: { marginInline: 0 } },
});
export const pageLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  paddingInline: space.sm,
  borderRadius: radius.pill,
  color: color.inkMuted,
  fontWeight: fontWeight.strong,
  textDecoration: "none",
  whiteSpace: "nowrap",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&[aria-current=page]": { background: color.sunken, color: color.ink },
  },
  "@media": { [media.hover]: { selectors: { "&:hover": { background: color.hover } } } },
});
export const content = style({ flex: 1 });
export const footer = style({
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const feet = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space.md,
});
export const lists = style({
  display: "grid",
  "@media": { [media.tablet]: { justifyItems: "end" } },
});
export const list = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space.lg}` });
export const foot = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
