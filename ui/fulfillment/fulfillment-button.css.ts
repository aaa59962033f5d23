import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const button = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  // As wide as its container, so that nothing shifts when its text changes.
  width: "100%",
  minWidth: 0,
  minHeight: "48px",
  paddingInline: `${space.xs} ${space.sm}`,
  borderRadius: radius.pill,
  background: color.hover,
  textAlign: "start",
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: { "&:hover": { background: color.line } },
  "@media": { [media.tablet]: { maxWidth: "22rem" } },
});

export const icon = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "32px",
  height: "32px",
  borderRadius: radius.pill,
  background: color.raised,
  color: color.accentText,
});

export const words = style({ display: "grid", flex: 1, minWidth: 0, lineHeight: "1.2" });

export const method = style({ fontSize: fontSize.xs, color: color.inkMuted, fontWeight: fontWeight.medium });

export const place = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const chevron = style({ flexShrink: 0, color: color.inkMuted });
