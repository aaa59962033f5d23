import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({
  display: "grid",
  gridTemplate: `"header" auto "list" 12rem "chart" 28rem "drive" auto "log" 20rem / minmax(0, 1fr)`,
  background: color.page,
  "@media": {
    [media.desktop]: {
      height: "100dvh",
      gridTemplate: `
        "header header header" auto
        "list chart drive" minmax(0, 2fr)
        "list log drive" minmax(14rem, 1fr)
        / 13rem minmax(0, 1fr) 20rem`,
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
export const title = style({ fontSize: fontSize.lg, fontWeight: fontWeight.loud });
export const chart = style({ gridArea: "chart", minWidth: 0, minHeight: 0 });
export const problem = style({ fontSize: fontSize.xs, color: color.dangerText });
export const looks = style({ display: "flex", flexWrap: "wrap", gap: space.xs, marginInlineStart: "auto" });
export const trace = style({
  gridArea: "log",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  background: color.card,
  borderBlockStart: `1px solid ${color.line}`,
});
export const traceChoice = style({ padding: space.xs });
export const traceBody = style({ flex: 1, minHeight: 0 });
