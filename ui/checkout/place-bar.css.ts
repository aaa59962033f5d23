import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  marginInline: `calc(-1 * ${space.md})`,
  padding: space.md,
  paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
  background: color.raised,
  borderBlockStart: `1px solid ${color.line}`,
  "@media": {
    [media.tablet]: { marginInline: `calc(-1 * ${space.lg})`, paddingInline: space.lg },
    [media.desktop]: {
      position: "static",
      flexShrink: 0,
      marginInline: 0,
      padding: 0,
      background: "transparent",
      borderBlockStart: "none",
    },
  },
});

export const blockers = style({
  marginBlockEnd: space.sm,
  display: "grid",
  gap: space.xs,
  padding: space.sm,
  borderRadius: radius.md,
  background: color.warnSoft,
  color: color.warnText,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
});
export const offline = style({ marginBlockEnd: space.sm, fontSize: fontSize.sm, color: color.warnText });
export const blockersTitle = style({ fontWeight: fontWeight.heading });
export const list = style({ display: "grid", gap: space.xs });
export const blocker = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.md,
});
export const jump = style({
  position: "relative",
  flexShrink: 0,
  color: "inherit",
  whiteSpace: "nowrap",
  fontWeight: fontWeight.strong,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  cursor: "pointer",
  selectors: { "&::after": { content: "", position: "absolute", inset: `-${fine[10]} -${space.xs}` } },
});
