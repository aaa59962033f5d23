import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, media, radius, space } from "#ui/design/theme/tokens.ts";
import * as office from "../office-screen.css.ts";

const { color } = vars;

export const screen = style([office.screen, { gap: space.md }]);
/** Takes the focus when the page turns. */
export const title = style({ outline: "none" });
export const intro = style({ maxWidth: "44rem", color: color.inkMuted, fontSize: fontSize.sm });
export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "end",
  gap: space.sm,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.tiny} ${space.md}`,
  padding: `${space.sm} ${space.md}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [media.tablet]: { gridTemplateColumns: "9.5rem minmax(0, 1fr)", alignItems: "baseline" } },
});
export const time = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});
export const what = style({ minWidth: 0 });
export const sentence = style({ overflowWrap: "anywhere" });
export const details = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const summary = style({
  display: "list-item",
  minHeight: "24px",
  cursor: "pointer",
  width: "fit-content",
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: `${space.tiny} ${space.sm}`,
  paddingBlockStart: space.xs,
  overflowWrap: "anywhere",
});
export const fact = style({ display: "contents" });
export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
});
