import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, media, room, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const footer = style({
  background: color.sunken,
  fontSize: fontSize.sm,
  color: color.inkMuted,
  // The cart bar floats over the last lines.
  paddingBlock: `${space.xl} ${room.bottomBar}`,
});

export const columns = style({
  display: "grid",
  gap: space.lg,
  "@media": { [media.tablet]: { gridTemplateColumns: "2fr 2fr 1fr" } },
});

export const column = style({ display: "grid", alignContent: "start", gap: space.xs });
export const name = style({ color: color.ink, fontSize: fontSize.lg, fontWeight: fontWeight.loud });
export const title = style({ color: color.ink, fontWeight: fontWeight.strong });
export const list = style({ display: "grid", gap: space.xs, listStyle: "none" });
export const maker = style({ paddingBlockStart: space.lg, fontSize: fontSize.xs });

globalStyle(`${footer} a`, { display: "inline-block", minHeight: "24px", color: color.inkMuted });
globalStyle(`${footer} a:hover`, { color: color.ink });
