import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, layer, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const header = style({
  position: "relative",
  zIndex: layer.bar,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space.xs,
  minHeight: "64px",
  paddingInline: space.md,
  paddingBlock: space.xs,
  background: color.card,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.tablet]: { gap: space.md, flexWrap: "nowrap", paddingBlock: 0 } },
});
export const organization = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minWidth: 0,
  flex: "1 1 0",
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.02em",
  whiteSpace: "nowrap",
  "@media": { [media.tablet]: { flex: "0 1 auto" } },
});
export const building = style({
  flexShrink: 0,
  color: color.accentText,
  display: "none",
  "@media": { [media.tablet]: { display: "block" } },
});
export const name = style({ overflow: "hidden", textOverflow: "ellipsis" });
export const location = style({
  minWidth: 0,
  order: 5,
  width: "100%",
  "@media": {
    [media.tablet]: { order: 0, width: "auto", maxWidth: "18rem", flex: "0 1 auto" },
  },
});
export const states = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  marginInlineStart: "auto",
});
