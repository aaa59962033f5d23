import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const main = style({ outline: "none", paddingBlock: `${space.xl} ${space["4xl"]}` });
export const head = style({
  display: "grid",
  gap: space.xs,
  justifyItems: "start",
  paddingBlockEnd: space.xl,
});
export const name = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.03em",
});
export const contact = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "32px",
  color: color.inkMuted,
});
export const columns = style({
  display: "grid",
  gap: space.xl,
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const column = style({ display: "grid", gap: space.xl, alignContent: "start", minWidth: 0 });
export const map = style({
  aspectRatio: "4 / 3",
  overflow: "hidden",
  borderRadius: radius.lg,
  border: `1px solid ${color.line}`,
});
export const title = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.heading,
  marginBlockEnd: space.xs,
});
/** Below a table. */
export const nextTitle = style([title, { marginBlockStart: space.lg }]);
export const table = style({ width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
export const row = style({
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { "&[data-today]": { fontWeight: fontWeight.heading } },
});
export const day = style({ paddingBlock: fine[10], textAlign: "start", fontWeight: "inherit" });
export const hours = style({ paddingBlock: fine[10], textAlign: "end" });
export const today = style({
  marginInlineStart: space.xs,
  padding: `${space.hair} ${space.xs}`,
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.accentSoftInk,
  fontSize: fontSize.xs,
});
export const zones = style({ display: "grid" });
export const zone = style({
  paddingBlock: space.sm,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const zoneName = style({ fontWeight: fontWeight.strong });
export const mapLink = style({
  justifySelf: "start",
  minHeight: "24px",
  marginBlockStart: `calc(-1 * ${space.md})`,
});
