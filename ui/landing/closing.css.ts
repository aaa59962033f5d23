import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { media, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const closing = style({
  display: "grid",
  justifyItems: "center",
  gap: space.lg,
  marginBlockEnd: space["2xl"],
  padding: `${space["2xl"]} ${space.lg}`,
  borderRadius: "36px",
  background: color.accent,
  color: color.accentInk,
  textAlign: "center",
  "@media": { [media.desktop]: { padding: space["4xl"] } },
});
export const dishes = style({ display: "flex", justifyContent: "center", gap: space.xs });
/** In one row, on a phone smaller. */
export const dish = style({ flex: "0 1 72px", minWidth: 0, height: "auto" });
export const doors = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space.sm,
  marginBlockStart: space.xs,
});
export const quiet = style({ borderColor: "currentColor", color: "inherit" });
