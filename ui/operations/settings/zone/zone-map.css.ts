import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const field = style({ display: "grid", gap: space.xs });
export const map = style({
  position: "relative",
  width: "100%",
  aspectRatio: "4 / 3",
  // Not hidden: a corner beyond the map that gets the focus would scroll it.
  overflow: "clip",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.lg,
});
export const outline = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });
export const chosen = style({
  fill: `color-mix(in srgb, ${color.accent} 22%, transparent)`,
  stroke: color.ink,
  strokeWidth: "6",
  strokeLinejoin: "round",
  strokeDasharray: "18 10",
});

const dot = {
  position: "absolute",
  translate: "-50% -50%",
  borderRadius: radius.pill,
  background: "transparent",
} as const;

/** 44 px to grab around a dot of 18. */
export const corner = style({
  ...dot,
  width: "44px",
  height: "44px",
  cursor: "grab",
  // A finger on a corner moves it and does not scroll the page.
  touchAction: "none",
  "::before": {
    content: "''",
    position: "absolute",
    inset: fine[14],
    borderRadius: radius.pill,
    background: color.card,
    border: `4px solid ${color.ink}`,
  },
});
export const between = style({ position: "absolute", translate: "-50% -50%" });
export const middle = style({
  borderRadius: radius.pill,
  display: "grid",
  placeItems: "center",
  width: "24px",
  height: "24px",
  cursor: "copy",
});
export const plus = style({
  display: "grid",
  placeItems: "center",
  width: "18px",
  height: "18px",
  borderRadius: radius.pill,
  background: color.ink,
  color: color.card,
  fontSize: fontSize.sm,
  lineHeight: "1",
});
export const zoom = style({
  position: "absolute",
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  display: "grid",
  gap: space.xs,
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.xs,
});
export const hint = style({ flex: "1 1 16rem", fontSize: fontSize.sm, color: color.inkMuted });
