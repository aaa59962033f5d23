import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, layer, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import { boardIsWide } from "../measures.ts";
import * as office from "../office-screen.css.ts";

const { color } = vars;

export const screen = style([
  office.screen,
  {
    gap: space.md,
    // What sticks to the end of the page sticks to what scrolls: the page, or this part of a wide one.
    overflowY: "visible",
    "@media": { [boardIsWide]: { overflowY: "auto" } },
  },
]);
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.xs} ${space.md}`,
});
export const shop = style({ flex: "0 1 20rem" });
export const views = style({ maxWidth: "46rem" });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space.lg,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(15rem, 20rem) minmax(0, 1fr)" } },
});
export const side = style({ display: "grid", gap: space.xs });
export const sideHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  minHeight: "44px",
});
export const products = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm });
export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
});
export const heading = style({
  flex: "1 1 auto",
  minWidth: 0,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.snug,
  overflowWrap: "anywhere",
});
export const count = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
});
export const words = style({ display: "grid", flex: 1, minWidth: 0 });
export const name = style({
  flex: 1,
  minWidth: 0,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  overflowWrap: "anywhere",
});
export const quiet = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});
export const picture = style({
  flex: "none",
  width: "44px",
  height: "44px",
  objectFit: "cover",
  borderRadius: radius.sm,
  background: color.plate,
});
export const noPicture = style([picture, { background: color.sunken }]);
export const bar = style({
  position: "sticky",
  zIndex: layer.sticky,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: space.sm,
  marginBlockStart: "auto",
  padding: `${space.sm} ${space.md}`,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  "@media": { [boardIsWide]: { insetBlockEnd: `calc(-1 * ${space["2xl"]})` } },
});
export const schedule = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  flexBasis: "100%",
});
export const barText = style({ marginInlineEnd: "auto", fontWeight: fontWeight.medium });
