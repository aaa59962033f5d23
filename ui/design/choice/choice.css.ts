import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, motion, radius, space } from "../theme/tokens.ts";

const { color } = vars;

/**
 * Checkbox, radio and switch are native inputs, drawn here: they answer before hydration and need none of the
 * style attributes that react-aria's hidden input brings and the content security policy blocks.
 */
export const choice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.sm,
  minHeight: "44px",
  paddingBlock: fine[10],
  cursor: "pointer",
  lineHeight: lineHeight.snug,
  selectors: { "&:has(input:disabled)": { cursor: "not-allowed", color: color.inkSubtle } },
});

/** A choice as a full-width row of a list, as the modifiers of a product are. */
export const row = style([
  choice,
  {
    minHeight: "56px",
    paddingBlock: space.md,
    alignItems: "center",
    transition: `background-color ${motion.quick}`,
    selectors: {
      "&:hover:not(:has(input:disabled))": { background: color.hover },
      "& + &": { boxShadow: `0 -1px 0 ${color.line}` },
    },
  },
]);

/** A choice as a bordered card. */
export const card = style([
  row,
  {
    padding: space.md,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: radius.md,
    background: color.card,
    selectors: {
      "& + &": { boxShadow: "none" },
      "&:has(input:checked)": {
        borderColor: color.accent,
        background: `color-mix(in srgb, ${color.accentSoft} 50%, ${color.card})`,
      },
    },
  },
]);

/** A choice as a row from edge to edge of a sheet. */
export const edge = style([row, { paddingInline: space.lg }]);

const box = style({
  appearance: "none",
  flexShrink: 0,
  display: "grid",
  placeContent: "center",
  width: "24px",
  height: "24px",
  background: color.card,
  border: `2px solid ${color.lineControl}`,
  cursor: "inherit",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&:checked": { background: color.accent, borderColor: color.accent },
    "&:disabled": { background: color.sunken, borderColor: color.lineStrong },
    "&[aria-invalid=true]": { borderColor: color.danger },
    "&::before": {
      content: "",
      width: "14px",
      height: "12px",
      background: color.accentInk,
      transform: "scale(0)",
      transition: `transform ${motion.quick} ${motion.out}`,
    },
    "&:checked::before": { transform: "scale(1)" },
    "&:checked:disabled::before": { background: color.inkSubtle },
    // Where focus scrolls to one in a sheet, the name and the rule of its group stay in sight.
    [`${edge} > &`]: { scrollMarginBlock: space["4xl"] },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&:checked::before": { background: "CanvasText" } } },
  },
});

export const checkbox = style([
  box,
  {
    borderRadius: radius.xs,
    selectors: {
      "&::before": { clipPath: "polygon(13% 46%, 0 62%, 40% 100%, 100% 17%, 86% 3%, 39% 70%)" },
    },
  },
]);

export const radio = style([
  box,
  {
    borderRadius: radius.pill,
    selectors: { "&::before": { width: "10px", height: "10px", borderRadius: radius.pill } },
  },
]);

export const toggle = style({
  appearance: "none",
  position: "relative",
  flexShrink: 0,
  width: "48px",
  height: "28px",
  borderRadius: radius.pill,
  background: color.lineControl,
  cursor: "inherit",
  transition: `background-color ${motion.normal}`,
  selectors: {
    "&:checked": { background: color.accent },
    "&:disabled": { background: color.lineStrong },
    "&::before": {
      content: "",
      position: "absolute",
      top: fine[3],
      insetInlineStart: fine[3],
      width: "22px",
      height: "22px",
      borderRadius: radius.pill,
      background: color.card,
      boxShadow: vars.shadow.low,
      transition: `transform ${motion.normal} ${motion.out}`,
    },
    "&:checked::before": { transform: "translateX(20px)" },
  },
});

export const words = style({ flex: 1, minWidth: 0, display: "grid", gap: space.hair });
export const name = style({ paddingBlockStart: space.hair });
export const description = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const trail = style({
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const group = style({ display: "flex", flexDirection: "column" });

// The words of a choice may hold links (terms, privacy); they are reached on their own.
globalStyle(`${words} a`, { color: color.accentText, fontWeight: fontWeight.medium });
