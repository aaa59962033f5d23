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
export const quiet = style({ maxWidth: "44rem", color: color.inkMuted, fontSize: fontSize.sm });
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const rule = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.tiny} ${space.xs}`,
  flex: "1 1 100%",
  minWidth: 0,
  "@media": { [media.tablet]: { flex: "1 1 0" } },
});
export const path = style({ fontWeight: fontWeight.medium, overflowWrap: "anywhere" });
export const arrow = style({ display: "inline-flex", color: color.inkMuted });
export const remove = style({ marginInlineStart: "auto" });
