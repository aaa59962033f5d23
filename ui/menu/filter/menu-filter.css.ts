import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const control = style({ position: "relative" });

/** How many conditions there are, at the corner of the button. */
export const count = style({
  position: "absolute",
  insetInlineEnd: `-${space.tiny}`,
  top: `-${space.tiny}`,
  display: "grid",
  placeContent: "center",
  minWidth: "20px",
  height: "20px",
  paddingInline: space.tiny,
  background: color.accent,
  color: color.accentInk,
  borderRadius: radius.pill,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  pointerEvents: "none",
});

export const groups = style({ display: "flex", flexDirection: "column", gap: space.lg });

export const hint = style({ fontSize: fontSize.sm, color: color.inkMuted });

/** What the menu is shown by, and what that takes. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xs} ${space.md}`,
  marginBlockEnd: space.sm,
  padding: `${space.sm} ${space.md}`,
  background: color.sunken,
  borderRadius: radius.md,
  fontSize: fontSize.sm,
});

export const conditions = style({ fontWeight: fontWeight.strong });

export const reveal = style({ marginInlineStart: "auto" });

export const hiddenTitle = style({
  marginBlock: `${space.xl} ${space.md}`,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.heading,
});

/** A card with the reason under it. */
export const misfit = style({ display: "flex", flexDirection: "column", gap: space.tiny });

globalStyle(`${misfit} > article`, { height: "auto", flex: 1 });

export const reason = style({
  fontSize: fontSize.sm,
  color: color.inkMuted,
});
