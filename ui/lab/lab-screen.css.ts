import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({
  display: "grid",
  gridTemplate: `"header" auto "list" minmax(0, 12rem) "chart" minmax(24rem, 1fr) / minmax(0, 1fr)`,
  height: "100dvh",
  background: color.page,
  "@media": {
    [media.tablet]: {
      gridTemplate: `"header header" auto "list chart" minmax(0, 1fr) / 15rem minmax(0, 1fr)`,
    },
  },
});
export const header = style({
  gridArea: "header",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.md,
  background: color.raised,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const title = style({ fontSize: fontSize.lg, fontWeight: fontWeight.loud, marginInlineEnd: "auto" });
export const chart = style({ gridArea: "chart", minWidth: 0, minHeight: 0 });
