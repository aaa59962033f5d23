import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const rows = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  overflow: "clip",
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "56px",
  padding: `${space.xs} ${space.md} ${space.xs} ${space.tiny}`,
  outlineOffset: "-2px",
  cursor: "default",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
    "&[data-hovered]": { background: color.hover },
    "&[data-selected]": { background: color.accentSoft, color: color.accentSoftInk },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}` },
    "&[data-dragging]": { opacity: 0.5 },
    // Where the dragged row would land.
    ".react-aria-DropIndicator[data-drop-target] + &": {
      borderBlockStart: `2px solid ${color.accent}`,
    },
  },
});
/** Of a row without a handle. */
export const fixedRow = style({ paddingInlineStart: space.md });
export const handle = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "44px",
  height: "44px",
  border: 0,
  borderRadius: radius.md,
  background: "transparent",
  color: color.inkMuted,
  cursor: "grab",
  outlineOffset: "-2px",
  selectors: { "&[data-focus-visible]": { outline: `2px solid ${color.focus}` } },
});
