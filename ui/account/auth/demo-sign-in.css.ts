import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, motion, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const frame = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.lg,
  background: color.sunken,
});
export const title = style({ fontWeight: fontWeight.heading });
export const text = style({ fontSize: fontSize.sm, color: color.inkMuted });
export const people = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space.xs });
export const person = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  width: "100%",
  height: "100%",
  minHeight: "56px",
  padding: `${space.xs} ${space.sm}`,
  textAlign: "start",
  color: color.ink,
  background: color.card,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  selectors: {
    "&:hover:not(:disabled)": { borderColor: color.ink },
    "&:disabled": { color: color.inkSubtle, cursor: "not-allowed" },
  },
});
export const name = style({ fontWeight: fontWeight.strong });
export const role = style({ fontSize: fontSize.xs, color: color.inkMuted });
