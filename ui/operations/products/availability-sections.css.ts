import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const section = style({ display: "grid", gap: space.xs });
export const soldOutSection = style([section]);
export const sectionHead = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: "44px",
});
export const heading = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minWidth: 0,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.snug,
  overflowWrap: "anywhere",
});
export const count = style({
  color: color.inkMuted,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
});
export const soldOutCount = style({
  color: color.dangerText,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  whiteSpace: "nowrap",
});
export const rows = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  overflow: "clip",
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space.hair} ${space.sm}`,
  minHeight: "64px",
  padding: `${space.sm} ${space.md}`,
  outlineOffset: "-2px",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
    "&[data-hovered]": { background: color.hover },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}` },
  },
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr) minmax(13rem, auto)" },
  },
});
export const words = style({
  display: "grid",
  minWidth: 0,
  "@media": { [media.phoneOnly]: { gridColumn: 1, alignSelf: "end" } },
});
export const name = style({ fontWeight: fontWeight.strong, overflowWrap: "anywhere" });
export const of = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});
export const state = recipe({
  base: {
    display: "grid",
    minWidth: 0,
    fontSize: fontSize.sm,
    lineHeight: lineHeight.snug,
    "@media": { [media.phoneOnly]: { gridColumn: 1, alignSelf: "start" } },
  },
  variants: {
    isSoldOut: {
      true: { color: color.dangerText, fontWeight: fontWeight.strong },
      false: { color: color.successText },
    },
  },
});
export const setBy = style({ color: color.inkMuted, fontWeight: fontWeight.text });
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space.xs,
  "@media": { [media.phoneOnly]: { gridColumn: 2, gridRow: "1 / 3", flexDirection: "column-reverse" } },
});
