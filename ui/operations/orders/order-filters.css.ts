import { style } from "@vanilla-extract/css";
import { media, space } from "#ui/design/theme/tokens.ts";

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space.sm,
});
export const search = style({ flex: "1 1 100%" });
/** With the list; a phone has pages for it. */
export const panel = style({
  display: "none",
  flex: "1 1 100%",
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
      alignItems: "end",
      gap: space.sm,
    },
  },
});
export const links = style({
  display: "flex",
  flex: "1 1 100%",
  flexWrap: "wrap",
  gap: space.xs,
  "@media": { [media.tablet]: { display: "none" } },
});
/** A wide table sorts by its heading. */
export const sort = style({ flex: "1 1 100%", "@media": { [media.tablet]: { display: "none" } } });
export const clear = style({ flex: "0 0 auto" });
export const late = style({ display: "flex", alignItems: "center", minHeight: "48px" });
export const dates = style({
  gridColumn: "span 2",
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "start",
  gap: space.sm,
});
/** A page of its own on a phone. */
export const page = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  width: "100%",
  maxWidth: "34rem",
  padding: space.md,
  paddingBlockEnd: space["2xl"],
  overflowY: "auto",
  outline: "none",
  "@media": { [media.tablet]: { padding: `${space.lg} ${space.lg} ${space["2xl"]}` } },
});
export const actions = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  marginBlockStart: space.sm,
});
