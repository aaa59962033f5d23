import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const field = style({ display: "grid", gap: space.tiny });
export const label = style({ fontSize: fontSize.sm, fontWeight: fontWeight.strong });
export const hint = style({ fontSize: fontSize.sm, color: color.inkMuted });

export const map = style({
  position: "relative",
  width: "100%",
  aspectRatio: "4 / 3",
  marginBlockStart: space.xs,
  overflow: "hidden",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.lg,
  cursor: "crosshair",
  // A finger on the map sets the pin and does not scroll the sheet.
  touchAction: "none",
});

/** The point of the pin marks the place; 44 px to press. */
export const pin = recipe({
  base: {
    position: "absolute",
    display: "grid",
    placeItems: "center",
    width: "44px",
    height: "44px",
    translate: "-50% -100%",
    borderRadius: radius.pill,
    cursor: "grab",
  },
  variants: {
    // Until it is set the pin shows only to the keyboard.
    isSet: { true: {}, false: { opacity: 0, selectors: { "&:focus-visible": { opacity: 1 } } } },
  },
});

export const needle = style({
  width: "28px",
  height: "28px",
  border: `4px solid ${color.accentInk}`,
  borderRadius: "50% 50% 50% 0",
  background: color.accent,
  boxShadow: vars.shadow.mid,
  rotate: "-45deg",
});
