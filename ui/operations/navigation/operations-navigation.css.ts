import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";
import { navigationIsBeside } from "../measures.ts";

const { color } = vars;

export const rail = style({
  display: "none",
  flexShrink: 0,
  width: "88px",
  padding: space.xs,
  background: color.card,
  borderInlineEnd: `1px solid ${color.line}`,
  "@media": { [navigationIsBeside]: { display: "block" } },
});
export const list = style({ display: "grid", gap: space.tiny });
export const link = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: fine[6],
  minHeight: "72px",
  paddingInline: space.tiny,
  borderRadius: radius.md,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.hover },
    "&[aria-current=page]": { background: color.accentSoft, color: color.accentSoftInk },
  },
});

/** The same links in the drawer of small screens. */
export const drawer = style({ display: "grid", gap: space.tiny });
export const drawerLink = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  minHeight: "56px",
  paddingInline: space.md,
  borderRadius: radius.md,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  textDecoration: "none",
  color: color.ink,
  selectors: {
    "&:hover": { background: color.hover },
    "&[aria-current=page]": { background: color.accentSoft, color: color.accentSoftInk },
  },
});
export const opener = style({
  marginInlineStart: `calc(-1 * ${space.xs})`,
  "@media": { [navigationIsBeside]: { display: "none" } },
});
