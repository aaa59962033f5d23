import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, motion, radius, space } from "#ui/design/theme/tokens.ts";
import { boardIsWide } from "../measures.ts";

const { color } = vars;

export const control = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.hair,
  minHeight: "44px",
  padding: fine[3],
  borderRadius: radius.pill,
  border: `1.5px solid ${color.lineStrong}`,
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  selectors: { "&:hover": { borderColor: color.ink } },
});
export const state = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minHeight: "36px",
    paddingInline: space.xs,
    borderRadius: radius.pill,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.strong,
    whiteSpace: "nowrap",
    "@media": { [boardIsWide]: { paddingInline: space.sm } },
  },
  variants: {
    mode: {
      unknown: { color: color.inkMuted },
      online: { color: color.successText },
      busy: { background: color.warn, color: color.warnInk },
      paused: { background: color.danger, color: color.dangerInk },
    },
  },
});
const away = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;
/** The text is hidden in a narrow header, and with several locations while all is well; the icon stays, and the dialog has the text. */
export const words = recipe({
  base: { "@media": { "(max-width: 47.99rem)": away } },
  variants: { isNamed: { true: away } },
});
/** Three labels next to organization and location filter do not fit on an upright tablet. */
export const name = style({ "@media": { "(max-width: 63.99rem)": away } });
export const panels = style({ display: "grid", gap: space.lg });
