import { style } from "@vanilla-extract/css";
import { chip } from "./chip.css.ts";
import { vars } from "../theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, motion, radius, space } from "../theme/tokens.ts";

const { color } = vars;

export const segment = style({
  position: "relative",
  flex: "1 0 auto",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minHeight: "40px",
  paddingInline: space.md,
  borderRadius: radius.pill,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
  whiteSpace: "nowrap",
  color: color.inkMuted,
  cursor: "pointer",
  transition: `background-color ${motion.normal}, color ${motion.normal}`,
  selectors: {
    "&:has(input:checked)": { background: color.thumb, color: color.ink, boxShadow: vars.shadow.low },
    "&:has(input:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "1px" },
    "&:has(input:disabled)": {
      color: color.inkSubtle,
      textDecoration: "line-through",
      cursor: "not-allowed",
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&:has(input:checked)": { outline: "2px solid Highlight" } } },
  },
});

export const pill = style([
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

/** Fills its segment or pill and is invisible; that one shows checked and focus. */
export const cover = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  borderRadius: "inherit",
  cursor: "inherit",
  selectors: { "&:focus-visible": { outline: "none" } },
});

export const note = style({ fontWeight: fontWeight.text, fontSize: fontSize.xs });
