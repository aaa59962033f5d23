import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { error } from "#ui/design/field/field.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;
const column = "minmax(0, 1fr)";

export const view = style({ display: "grid", gridTemplateColumns: column, gap: space.lg });
export const part = style({ display: "grid", gridTemplateColumns: column, gap: space.sm });
export const heading = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.snug,
});
export const subheading = style({ fontSize: fontSize.lg, fontWeight: fontWeight.loud });
export const text = style({ maxWidth: "60ch", color: color.inkMuted });
export const zone = style({
  display: "grid",
  gridTemplateColumns: column,
  gap: space.xs,
  padding: space.md,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.md,
  selectors: {
    "&[data-drop-target]": { borderColor: color.accent, background: color.accentSoft },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const buttons = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
export const hint = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  selectors: { "&:empty": { display: "none" } },
});
export const files = style({ fontWeight: fontWeight.medium, overflowWrap: "anywhere" });
export const problem = error;
export const fields = style({
  display: "grid",
  gridTemplateColumns: column,
  gap: space.sm,
  "@media": {
    [media.tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(14rem, 1fr))`, alignItems: "start" },
  },
});
export const columns = style({
  display: "grid",
  gridTemplateColumns: column,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.card,
});
export const columnRow = style({
  display: "grid",
  gridTemplateColumns: column,
  alignItems: "center",
  gap: `${space.tiny} ${space.md}`,
  padding: `${space.xs} ${space.md}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [media.tablet]: { gridTemplateColumns: `${column} 18rem` } },
});
export const columnWords = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const columnName = style({ fontWeight: fontWeight.medium });
export const findings = style({
  display: "grid",
  gridTemplateColumns: column,
  maxHeight: "18rem",
  overflowY: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.card,
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" } },
});
export const finding = style({
  display: "grid",
  gap: `0 ${space.md}`,
  padding: `${space.xs} ${space.md}`,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [media.tablet]: { gridTemplateColumns: `16rem ${column}` } },
});
export const names = style({ fontWeight: fontWeight.medium, overflowWrap: "anywhere" });
