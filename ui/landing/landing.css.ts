import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontWeight, lineHeight, media, room, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const screen = style({ outline: "none", overflowX: "clip" });
export const section = style({
  paddingBlock: space["3xl"],
  "@media": { [media.desktop]: { paddingBlock: room.bottomBar } },
});
export const heading = style({
  fontSize: "clamp(1.875rem, 1.35rem + 2.2vw, 3.25rem)",
  fontWeight: fontWeight.loud,
  lineHeight: "1.06",
  letterSpacing: "-0.035em",
});
export const lead = style({
  maxWidth: "38rem",
  marginBlockStart: space.md,
  color: color.inkMuted,
  fontSize: "clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)",
  lineHeight: lineHeight.text,
});
