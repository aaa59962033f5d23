import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const panel = style({
  display: "grid",
  gap: space.md,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const name = style({ fontSize: fontSize.xl, fontWeight: fontWeight.loud });
export const state = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    padding: `${space.sm} ${space.md}`,
    borderRadius: radius.md,
    fontWeight: fontWeight.strong,
  },
  variants: {
    mode: {
      online: { background: color.successSoft, color: color.successText },
      busy: { background: color.warnSoft, color: color.warnText },
      paused: { background: color.dangerSoft, color: color.dangerText },
    },
  },
});
export const fields = style({
  display: "grid",
  gap: space.sm,
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const buttons = style({
  display: "grid",
  gap: space.xs,
});
export const absence = style({ borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.sm });
export const absenceTrouble = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  fontSize: fontSize.sm,
  color: color.inkMuted,
  selectors: { "&:empty": { display: "none" } },
});
