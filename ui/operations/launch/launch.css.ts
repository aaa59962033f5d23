import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xs} ${space.sm}`,
});
export const quiet = style({ maxWidth: "44rem", color: color.inkMuted, fontSize: fontSize.sm });
export const count = style({ fontWeight: fontWeight.strong });
export const steps = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "100%",
  maxWidth: "44rem",
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space.sm,
  padding: space.md,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});
export const mark = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "28px",
    height: "28px",
    borderRadius: radius.pill,
  },
  variants: {
    isDone: {
      true: { background: color.accent, color: color.accentInk },
      false: { border: `2px solid ${color.lineStrong}` },
    },
  },
});
export const action = style({
  gridColumn: "2",
  justifySelf: "start",
  "@media": { [media.tablet]: { gridColumn: "3", justifySelf: "end" } },
});
export const words = style({ display: "grid", gap: space.hair, minWidth: 0 });
export const name = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });
export const text = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.sm });
