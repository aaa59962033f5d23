import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import * as office from "../office-screen.css.ts";

const { color } = vars;

export const screen = style([office.screen, { gap: space.md }]);
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
});
/** Takes the focus that a pressed button lost. */
export const title = style({ outline: "none" });
export const intro = style({ maxWidth: "44rem", color: color.inkMuted, fontSize: fontSize.sm });
export const section = style({
  marginBlockStart: space.sm,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" } },
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: space.sm,
  padding: space.md,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": {
    [media.tablet]: {
      // Each column begins at the same place in all rows, however many buttons they have.
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      padding: `${space.sm} ${space.md}`,
    },
  },
});
export const person = style({ minWidth: 0 });
export const name = style({ fontWeight: fontWeight.medium, overflowWrap: "anywhere" });
export const quiet = style({ color: color.inkMuted, fontSize: fontSize.sm, fontWeight: fontWeight.text });
export const email = style([quiet, { overflowWrap: "anywhere" }]);
export const place = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  "@media": { [media.tablet]: { justifyContent: "flex-end" } },
});
