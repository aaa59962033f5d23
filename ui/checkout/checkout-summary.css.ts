import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const summary = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  padding: space.md,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  "@media": {
    [media.tablet]: { padding: space.lg },
    // Next to the form it never pushes the button off the screen.
    [media.desktop]: { minHeight: "12rem", overflowY: "auto" },
  },
});
export const title = style({ fontSize: fontSize.xl, fontWeight: fontWeight.loud, letterSpacing: "-0.015em" });
export const promise = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.md,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const head = style({ display: "flex", alignItems: "baseline", justifyContent: "space-between" });
export const updating = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const products = style({
  flexShrink: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlockEnd: space.sm,
  // The lines of a long order give way to its sums, but for some; a short one takes no more than it needs.
  "@media": {
    [media.desktop]: {
      flexShrink: 1,
      minHeight: ["3.5rem", "calc-size(max-content, min(size, 8rem))"],
      overflowY: "auto",
    },
  },
});
export const sums = style({ flexShrink: 0 });
export const reason = style({ flexShrink: 0, marginBlockStart: `calc(-1 * ${space.sm})` });
