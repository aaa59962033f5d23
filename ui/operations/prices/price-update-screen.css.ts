import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, layer, media, radius, space } from "#ui/design/theme/tokens.ts";
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
  gap: `${space.xs} ${space.sm}`,
});
export const create = style({ marginInlineStart: "auto" });
export const quiet = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const heading = style({ fontSize: fontSize.xl, fontWeight: fontWeight.loud });
export const filters = style({
  display: "grid",
  alignItems: "end",
  gap: space.sm,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(14rem, 1fr) minmax(13rem, auto) minmax(25rem, auto)" },
  },
});
export const actions = style({
  position: "sticky",
  zIndex: layer.sticky,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  "@media": { [boardIsWide]: { insetBlockEnd: `calc(-1 * ${space["2xl"]})` } },
});
export const saved = style({
  marginInlineEnd: "auto",
  color: color.inkMuted,
  fontSize: fontSize.sm,
  "@media": { [media.phoneOnly]: { flexBasis: "100%" } },
});
export const list = style({ display: "grid", gap: space.xs });
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space.tiny} ${space.md}`,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  selectors: { "&:hover": { background: color.hover } },
});
/** The whole card leads to its update. */
export const link = style({
  color: color.ink,
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: { "&::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.md } },
});
export const when = style({ gridColumn: "1 / 3", color: color.inkMuted, fontSize: fontSize.sm });
export const history = style({ display: "grid", gap: space.sm });
export const moments = style({ display: "grid", gap: space.xs });
export const moment = style({ display: "grid", gap: space.hair, paddingBlock: space.tiny });
export const move = style({ fontWeight: fontWeight.medium });
