import { style } from "@vanilla-extract/css";
import { paperPalette } from "#ui/design/theme/palette.ts";
import { error as fieldError } from "#ui/design/field/field.css.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";
import { actions, quiet as quietText } from "../settings.css.ts";

const { color } = vars;

export const quiet = style([quietText, { selectors: { "&:empty": { display: "none" } } }]);
export const buttons = actions;
export const problem = fieldError;

/** The suggested colors, and any other one. */
export const swatches = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const swatchItem = style({
  width: "44px",
  height: "44px",
  padding: space.tiny,
  border: "2px solid transparent",
  borderRadius: radius.pill,
  outline: "none",
  cursor: "pointer",
  selectors: {
    "&[data-selected]": { borderColor: color.ink },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const swatch = style({ display: "block", width: "100%", height: "100%", borderRadius: radius.pill });
export const choice = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const areas = style({ display: "grid", gap: space.md });
export const area = style({ width: "100%", height: "160px", borderRadius: radius.md });
export const hue = style({ display: "grid", gap: space.xs });
export const hueLabel = style({ fontSize: fontSize.sm, fontWeight: fontWeight.strong });
export const track = style({ width: "100%", height: "28px", borderRadius: radius.pill });
export const thumb = style({
  top: "50%",
  width: "26px",
  height: "26px",
  border: `3px solid ${paperPalette.ground}`,
  borderRadius: radius.pill,
  boxShadow: `0 0 0 1px ${paperPalette.ink}`,
  selectors: { "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" } },
});
export const code = style({ display: "grid", alignContent: "start", gap: space.sm });

/** The preview, once in each theme. */
export const panes = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const pane = style({ display: "grid", gap: space.sm });
export const paneName = style({ fontSize: fontSize.sm, fontWeight: fontWeight.strong });
export const sample = style({
  display: "grid",
  gap: space.md,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const sampleHead = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
});
export const card = style({
  display: "flex",
  gap: space.md,
  padding: space.sm,
  paddingInlineStart: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const cardWords = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  gap: space.tiny,
});
export const dish = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });
export const dishText = style({ color: color.inkMuted, fontSize: fontSize.sm, lineHeight: lineHeight.snug });
export const cardFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  marginBlockStart: "auto",
  paddingBlockStart: space.tiny,
});
export const cardPicture = style({ position: "relative", flexShrink: 0, width: "96px" });
export const plateIcon = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: color.inkSubtle,
});
export const add = style({
  position: "absolute",
  insetInlineEnd: `-${space.tiny}`,
  bottom: `-${space.tiny}`,
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "40px",
  borderRadius: radius.pill,
  background: color.card,
  color: color.accentText,
  boxShadow: vars.shadow.mid,
});
export const link = style({
  color: color.accentText,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  textDecoration: "underline",
});
export const ratios = style({ display: "grid", gap: space.tiny });
export const ratio = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.sm,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});

/** The mark of a shop. */
export const mark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "40px",
  height: "40px",
  overflow: "hidden",
  borderRadius: radius.sm,
  background: color.accent,
  color: color.accentInk,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  selectors: {
    "&[data-ground=white]": { background: paperPalette.ground },
    "&[data-ground=none]": { background: "transparent" },
  },
});
export const markImage = style({
  width: "76%",
  height: "76%",
  objectFit: "contain",
  selectors: { [`${mark}[data-ground=none] > &`]: { width: "100%", height: "100%", objectFit: "cover" } },
});

/** Where a logo is dropped. */
export const dropZone = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.md,
  padding: space.md,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.md,
  selectors: {
    "&[data-drop-target]": { borderColor: color.accent, background: color.accentSoft },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const bigMark = style({
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const dropWords = style({ display: "grid", flex: "1 1 16rem", gap: space.xs, minWidth: 0 });
