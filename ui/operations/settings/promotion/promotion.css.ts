import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, room, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "100%",
  maxWidth: "56rem",
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  overflow: "hidden",
});
export const row = style({ selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } } });
export const link = style({
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.sm,
  minHeight: "72px",
  padding: `${space.sm} ${space.md}`,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { background: color.hover } },
  "@media": { [media.tablet]: { gridTemplateColumns: "5rem minmax(0, 1fr) auto auto" } },
});
export const percent = style({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.loud,
  color: color.accentText,
  fontVariantNumeric: "tabular-nums",
});
export const words = style({ display: "grid", gap: space.hair, minWidth: 0 });
export const name = style({ fontWeight: fontWeight.strong, overflowWrap: "anywhere" });
export const quiet = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const code = style({ fontWeight: fontWeight.strong, letterSpacing: "0.04em", color: color.ink });

/** A typed code with the button that makes another. */
export const codeRow = style({
  display: "grid",
  gap: space.sm,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const codeButton = style({
  justifySelf: "start",
  "@media": { [media.tablet]: { marginBlockStart: room.label } },
});
export const chips = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.hair,
  paddingInlineStart: space.sm,
  background: color.hover,
  borderRadius: radius.pill,
  fontSize: fontSize.sm,
});
export const found = style({
  display: "grid",
  gap: space.hair,
  maxHeight: "16rem",
  overflowY: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  padding: space.tiny,
});

export const preview = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
export const cell = style({ paddingBlock: space.xs, textAlign: "start", verticalAlign: "top" });
export const amount = style([cell, { textAlign: "end", whiteSpace: "nowrap", paddingInlineStart: space.sm }]);
/** What is taken off and what is left say enough on a phone. */
export const price = style([amount, { "@media": { [media.phoneOnly]: { display: "none" } } }]);
export const refusal = style({
  display: "block",
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.text,
});
export const line = style({ borderBlockStart: `1px solid ${color.line}` });
export const sum = style({ fontWeight: fontWeight.heading });
export const saved = style({ color: color.successText });
