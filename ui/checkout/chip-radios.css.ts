import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, radius, space } from "#ui/design/theme/tokens.ts";
import { chip } from "#ui/design/choice/chip.css.ts";

const { color } = vars;

export const legend = style({
  marginBlockEnd: space.xs,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
});
export const chips = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
/** Equal columns, for times of day. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7.25rem, 1fr))",
  gap: space.xs,
  maxHeight: "17.5rem",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space.tiny,
  margin: `-${space.tiny}`,
});
/** One row that scrolls sideways, for days. */
export const strip = style({
  display: "flex",
  gap: space.xs,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: space.tiny,
  margin: `-${space.tiny}`,
});

export const choice = style([
  chip(),
  {
    position: "relative",
    border: "1.5px solid transparent",
    selectors: {
      "&:has(input:checked)": { background: color.dark, color: color.darkInk },
      "&:has(input:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
      "&:has(input:disabled)": {
        background: "transparent",
        borderColor: color.line,
        color: color.inkSubtle,
        cursor: "not-allowed",
      },
    },
  },
]);
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
  borderRadius: radius.pill,
});
export const note = style({ fontWeight: fontWeight.text, fontSize: fontSize.xs });
