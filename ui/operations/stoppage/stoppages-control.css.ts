import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, motion, radius, space } from "#ui/design/theme/tokens.ts";
import { boardIsWide } from "../measures.ts";

const { color } = vars;

export const control = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minWidth: "44px",
  minHeight: "44px",
  borderRadius: radius.pill,
  border: `1.5px solid ${color.lineStrong}`,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  selectors: { "&:hover": { borderColor: color.ink } },
  "@media": { [boardIsWide]: { paddingInline: space.sm } },
});
/** In a narrow header the icon alone is seen; the name stays for who cannot see it. */
export const words = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  "@media": { [boardIsWide]: { position: "static", width: "auto", height: "auto", clipPath: "none" } },
});
export const locations = style({ display: "grid", gap: space.lg });
