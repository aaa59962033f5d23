import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const complaints = style({
  display: "grid",
  gap: space.md,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.card,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { padding: space.lg } },
});
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
export const title = style({ fontSize: fontSize.lg, fontWeight: fontWeight.loud });
export const complaint = style({ display: "grid", gap: space.tiny });
export const muted = style({ color: color.inkMuted, fontSize: fontSize.sm });
