import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const quiet = style({ maxWidth: "44rem", color: color.inkMuted, fontSize: fontSize.sm });
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "100%",
  maxWidth: "56rem",
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const words = style({
  display: "grid",
  flex: "1 1 100%",
  gap: space.hair,
  minWidth: 0,
  "@media": { [media.tablet]: { flex: "1 1 0" } },
});
export const name = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });
export const text = style({ color: color.inkMuted, fontSize: fontSize.sm, overflowWrap: "anywhere" });
export const end = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm });
export const previews = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  width: "100%",
  maxWidth: "56rem",
  paddingBlockStart: space.md,
});
export const heading = style({ fontSize: fontSize.lg, fontWeight: fontWeight.heading });
export const preview = style({
  padding: `${space.sm} ${space.md}`,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const subject = style({ fontWeight: fontWeight.strong, paddingBlock: space.sm });
export const mail = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
