import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const location = style({ display: "grid", gap: space.sm, minWidth: 0 });
export const name = style({ fontSize: fontSize.lg, fontWeight: fontWeight.loud });
/** The dialog is about one location, which the header names. */
export const hiddenName = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
export const rows = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  overflow: "clip",
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space.hair} ${space.md}`,
  minHeight: "64px",
  padding: `${space.sm} ${space.md}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.2fr) 7.5rem" } },
});
export const what = style({ display: "grid", minWidth: 0 });
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});
export const detail = style({ color: color.inkMuted, fontSize: fontSize.sm, overflowWrap: "anywhere" });
export const until = style({
  display: "grid",
  minWidth: 0,
  color: color.dangerText,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  overflowWrap: "anywhere",
  "@media": { [media.phoneOnly]: { gridColumn: 1 } },
});
export const by = style({ color: color.inkMuted, fontWeight: fontWeight.text });
export const restore = style({
  justifySelf: "end",
  "@media": { [media.phoneOnly]: { gridColumn: 2, gridRow: "1 / span 2" } },
});
export const none = style({
  display: "flex",
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.md,
  background: color.successSoft,
  color: color.successText,
});
