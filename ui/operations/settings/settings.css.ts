import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, layer, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import * as office from "../office-screen.css.ts";

const { color } = vars;

export const screen = style([office.screen, { gap: space.md }]);
export const narrow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  width: "100%",
  maxWidth: "56rem",
});
export const quiet = style({ maxWidth: "44rem", color: color.inkMuted, fontSize: fontSize.sm });
export const groupTitle = style({ fontSize: fontSize.lg, fontWeight: fontWeight.heading });

/** The pages of the settings. */
export const tiles = style({
  display: "grid",
  gap: space.sm,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(18rem, 1fr))" } },
});
export const tile = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.md,
  minHeight: "72px",
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: color.lineStrong, background: color.hover } },
});
export const tileIcon = style({ display: "inline-flex", color: color.accentText });
export const tileName = style({
  display: "block",
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});
export const tileText = style({ display: "block", color: color.inkMuted, fontSize: fontSize.sm });
export const tileArrow = style({ display: "inline-flex", color: color.inkSubtle });

/** One part of a setting. */
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  "@media": { [media.tablet]: { padding: space.lg } },
});
export const sectionHead = style({
  width: "100%",
  maxWidth: "56rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
});
export const sectionTitle = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
});
export const pair = style({
  display: "grid",
  gap: space.md,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
/** What a number counts, at the end of its field. */
export const unit = style({ paddingInlineEnd: space.md, color: color.inkMuted });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.xs });

/** Stays in sight while a long setting is typed. */
export const saveBar = style({
  position: "sticky",
  bottom: 0,
  zIndex: layer.sticky,
  display: "grid",
  gap: space.sm,
  padding: space.sm,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.mid,
});
export const saveRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
});
export const saveState = style({
  paddingInlineStart: space.xs,
  fontSize: fontSize.sm,
  color: color.inkMuted,
  selectors: { "&[data-tone=wrong]": { color: color.dangerText, fontWeight: fontWeight.strong } },
});
