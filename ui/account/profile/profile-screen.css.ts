import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  paddingBlock: `${space.lg} ${space["3xl"]}`,
  // The footer stays below the screen, so that nothing jumps when the person is known.
  minHeight: "100dvh",
  outline: "none",
});
export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  "@media": { [media.tablet]: { padding: space.lg } },
});
export const title = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.loud,
  letterSpacing: "-0.01em",
});
export const form = style({ display: "flex", flexDirection: "column", gap: space.md });
export const pair = style({
  display: "grid",
  gap: space.md,
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const start = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
});
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});
export const name = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const muted = style({ color: color.inkMuted, maxWidth: "44rem" });
export const list = style({ display: "flex", flexDirection: "column", gap: space.sm });
export const address = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const street = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  fontWeight: fontWeight.strong,
});
