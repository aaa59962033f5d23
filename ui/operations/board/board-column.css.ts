import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, radius, space } from "#ui/design/theme/tokens.ts";
import { boardIsWide } from "../measures.ts";

const { color } = vars;

export const column = recipe({
  base: {
    flexDirection: "column",
    minWidth: 0,
    minHeight: 0,
    "@media": { [boardIsWide]: { display: "flex" } },
  },
  variants: { isShown: { true: { display: "flex" }, false: { display: "none" } } },
});
/** Narrow screens name the column in its tab; the heading stays for those who listen. */
export const heading = style({
  display: "flex",
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  alignItems: "center",
  gap: space.xs,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  "@media": {
    [boardIsWide]: {
      position: "static",
      width: "auto",
      height: "auto",
      clipPath: "none",
      padding: `${space.tiny} ${space.xs} ${space.xs}`,
    },
  },
});
export const count = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "30px",
    height: "30px",
    paddingInline: space.xs,
    borderRadius: radius.pill,
    fontSize: fontSize.md,
    fontVariantNumeric: "tabular-nums",
    lineHeight: lineHeight.flat,
  },
  variants: {
    isCalling: {
      true: { background: color.accent, color: color.accentInk },
      false: { background: color.hover, color: color.inkMuted },
    },
  },
});
/** Cards under each other in a column; side by side where one column has the whole screen. */
export const cards = style({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  alignContent: "start",
  alignItems: "start",
  gap: space.sm,
  padding: space.md,
  paddingBlockEnd: space["4xl"],
  "@media": {
    [boardIsWide]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space.xs,
      minHeight: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "thin",
      // Room for the focus ring inside the scrolling box.
      padding: fine[5],
      // The undo bar may cover the end.
      paddingBlockEnd: space["4xl"],
      margin: `-${fine[5]}`,
    },
  },
});
export const empty = style({
  display: "grid",
  gap: space.tiny,
  gridColumn: "1 / -1",
  padding: `${space.xl} ${space.sm}`,
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.lg,
  color: color.inkMuted,
  textAlign: "center",
});
export const emptyTitle = style({ color: color.ink, fontSize: fontSize.lg });
