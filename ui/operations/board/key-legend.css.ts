import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, space } from "#ui/design/theme/tokens.ts";
import { boardIsWide } from "../measures.ts";

const { color } = vars;

export const legend = style({
  display: "none",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${space.tiny} ${space.lg}`,
  padding: `${fine[6]} ${space.md}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.card,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  "@media": { [`${boardIsWide} and (hover: hover)`]: { display: "flex" } },
});
export const entry = style({ display: "inline-flex", alignItems: "center", gap: space.xs });
export const words = style({ margin: 0 });
export const key = style({
  display: "inline-block",
  minWidth: "1.8em",
  padding: `${fine[1]} ${fine[6]}`,
  border: `1px solid ${color.lineControl}`,
  borderBlockEndWidth: "2px",
  borderRadius: "6px",
  color: color.ink,
  fontFamily: "inherit",
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  textAlign: "center",
});
