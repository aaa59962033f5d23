import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, motion, radius, space } from "../theme/tokens.ts";

const { color } = vars;

/** The parts that every form field shares. */
export const field = style({ display: "flex", flexDirection: "column", gap: space.xs, minWidth: 0 });

export const label = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});

export const optional = style({ fontWeight: fontWeight.text, color: color.inkSubtle });

export const description = style({
  fontSize: fontSize.sm,
  color: color.inkMuted,
  lineHeight: lineHeight.snug,
});

export const control = style({
  width: "100%",
  minHeight: "52px",
  paddingInline: space.md,
  paddingBlock: space.sm,
  // 16 px and more: a smaller size makes iOS zoom in on focus.
  fontSize: fontSize.md,
  lineHeight: lineHeight.text,
  color: color.ink,
  background: color.card,
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: radius.md,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    "&::placeholder": { color: color.inkSubtle, opacity: 1 },
    "&:hover:not(:disabled)": { borderColor: color.ink },
    "&:focus, &:focus-visible": {
      outline: "none",
      borderColor: color.focus,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${color.focus} 35%, transparent)`,
    },
    "&[aria-invalid=true]": { borderColor: color.danger },
    "&:disabled": { background: color.sunken, color: color.inkSubtle, cursor: "not-allowed" },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&:focus-visible": { outline: "3px solid Highlight" } } },
  },
});

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.tiny,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  color: color.dangerText,
});
