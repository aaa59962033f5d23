import { style } from "@vanilla-extract/css";
import { gutter, vars } from "#ui/design/theme/theme.css.ts";
import { media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const frame = style({
  display: "grid",
  minHeight: "100dvh",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(32rem, 1fr) minmax(0, 1fr)" } },
});
export const column = style({ display: "flex", flexDirection: "column", minWidth: 0 });
export const header = style({ padding: `${space.md} ${gutter}` });
export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  borderRadius: radius.sm,
  textDecoration: "none",
});
export const content = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: "34rem",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: space.lg,
  "@media": { [media.desktop]: { justifyContent: "center", paddingBlockEnd: space["4xl"] } },
});

/** A table seen from above: plates of different sizes, none of them saying anything. */
export const table = style({
  display: "none",
  position: "relative",
  overflow: "hidden",
  background: color.plate,
  "@media": { [media.desktop]: { display: "block", position: "sticky", top: 0, height: "100dvh" } },
});
const plate = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  borderRadius: radius.pill,
  background: color.card,
  boxShadow: `${vars.shadow.mid}, inset 0 0 0 14px ${color.card}, inset 0 0 0 16px ${color.line}`,
});
export const plates = [
  style([plate, { width: "46%", insetInlineStart: "27%", top: "30%" }]),
  style([plate, { width: "30%", insetInlineStart: "-6%", top: "8%" }]),
  style([plate, { width: "34%", insetInlineEnd: "-8%", top: "-4%" }]),
  style([plate, { width: "32%", insetInlineStart: "-4%", bottom: "-2%" }]),
  style([plate, { width: "26%", insetInlineEnd: "4%", bottom: "4%" }]),
];
export const dish = style({ width: "56%", height: "auto" });
