import { style } from "@vanilla-extract/css";
import { space } from "#ui/design/theme/tokens.ts";
import { boardIsWide } from "../measures.ts";

export const screen = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  outline: "none",
});

/** The most important part has the most space. */
export const board = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  "@media": {
    [boardIsWide]: {
      display: "grid",
      gridTemplateColumns: "1.55fr 0.95fr 1.35fr 1fr 0.95fr",
      gap: space.xs,
      padding: space.xs,
    },
  },
});
