import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const section = style({ display: "grid", gap: space.xs });
export const heading = style({ fontSize: fontSize.lg, fontWeight: fontWeight.loud });
export const count = style({ color: color.inkMuted, fontWeight: fontWeight.medium });
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.card,
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.tiny,
  padding: `${space.sm} ${space.md}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const title = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
export const name = style({ fontWeight: fontWeight.strong, overflowWrap: "anywhere" });
export const aspects = style({ display: "grid", gap: space.tiny, fontSize: fontSize.sm });
export const aspect = style({
  display: "grid",
  gap: `0 ${space.sm}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr)" } },
});
export const quiet = style({ color: color.inkMuted });
export const change = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space.xs}`,
  overflowWrap: "anywhere",
});
export const old = style({ color: color.inkMuted });
export const added = style({ fontWeight: fontWeight.medium, textDecoration: "none" });
