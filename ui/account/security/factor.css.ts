import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const enrolment = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.lg });
export const code = style({
  flex: "none",
  display: "grid",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const words = style({
  flex: "1 1 16rem",
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  color: color.inkMuted,
});
export const lead = style({ fontWeight: fontWeight.strong, color: color.ink, outline: "none" });
export const secret = style({
  fontFamily: "ui-monospace, monospace",
  fontSize: fontSize.md,
  color: color.ink,
  letterSpacing: "0.04em",
  userSelect: "all",
  overflowWrap: "anywhere",
});
export const gate = style({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  width: "100%",
  maxWidth: "40rem",
  minHeight: "100dvh",
  marginInline: "auto",
  padding: `${space.xl} ${space.md}`,
  outline: "none",
});
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  fontFamily: "ui-monospace, monospace",
  fontSize: fontSize.md,
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});
