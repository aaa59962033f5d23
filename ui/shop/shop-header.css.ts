import { style } from "@vanilla-extract/css";
import { gutter, vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import { headerHeight } from "#ui/design/layout/header-height.ts";

const { color } = vars;

export const bar = style({
  position: "sticky",
  top: 0,
  // Above the category strip, which slides under it.
  zIndex: "5",
  height: headerHeight,
  background: color.page,
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  height: "100%",
  maxWidth: "84rem",
  marginInline: "auto",
  paddingInline: gutter,
  "@media": { [media.tablet]: { gap: space.md } },
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: "44px",
  color: color.ink,
  textDecoration: "none",
  borderRadius: radius.pill,
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "40px",
  borderRadius: radius.md,
  // The server sets these where the shop has a logo (`accent-style.ts`).
  background: `var(--shop-mark, none) center / cover var(--shop-mark-ground, ${color.accent})`,
  color: `var(--shop-mark-ink, ${color.accentInk})`,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
});

export const name = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.02em",
  whiteSpace: "nowrap",
  // On a phone only the icon is visible.
  "@media": {
    [media.phoneOnly]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

/** Takes the remaining width, so that an address is cut off at its end. */
export const place = style({ flex: 1, minWidth: 0, display: "flex" });
