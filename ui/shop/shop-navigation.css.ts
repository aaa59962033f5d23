import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const nav = style({
  display: "none",
  gap: space.tiny,
  "@media": { [media.desktop]: { display: "flex" } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  paddingInline: space.sm,
  borderRadius: radius.pill,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  color: color.inkMuted,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { background: color.hover },
    "&[aria-current=page]": { color: color.ink },
  },
});
