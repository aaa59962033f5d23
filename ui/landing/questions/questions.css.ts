import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, motion, room, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const section = style({
  display: "grid",
  gap: space.xl,
  paddingBlockEnd: space["3xl"],
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      gap: space["3xl"],
      paddingBlockEnd: room.bottomBar,
    },
  },
});
export const list = style({ borderBlockStart: `1px solid ${color.line}` });
export const entry = style({ borderBlockEnd: `1px solid ${color.line}` });
export const question = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
  minHeight: "72px",
  paddingBlock: space.sm,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.strong,
  letterSpacing: "-0.015em",
  lineHeight: lineHeight.snug,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const sign = style({
  flexShrink: 0,
  transition: `transform ${motion.normal} ${motion.out}`,
  selectors: { "details[open] &": { transform: "rotate(45deg)" } },
});
export const answer = style({
  maxWidth: "44rem",
  paddingBlockEnd: space.lg,
  color: color.inkMuted,
  fontSize: fontSize.lg,
});
