import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { boardIsWide } from "#ui/operations/measures.ts";

export const frame = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  background: vars.color.sunken,
  // A wide board scrolls inside its columns, so that their headings and the header stay.
  "@media": { [boardIsWide]: { height: "100dvh" } },
});
export const body = style({ flex: 1, display: "flex", minHeight: 0 });
export const content = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
});
