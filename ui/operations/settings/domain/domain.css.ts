import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

/** A record of a name server. */
export const record = style({
  display: "grid",
  gap: space.md,
  padding: space.md,
  background: color.sunken,
  borderRadius: radius.md,
  "@media": { [media.tablet]: { gridTemplateColumns: "auto 1fr 1fr" } },
});
export const part = style({ minWidth: 0 });
export const name = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const value = style({
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
  userSelect: "all",
});
