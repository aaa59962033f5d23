import { style } from "@vanilla-extract/css";
import { fontSize, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

export const article = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xl,
  paddingBlock: `${space.xl} ${space["3xl"]}`,
  maxWidth: "44rem",
  fontSize: fontSize.lg,
  lineHeight: lineHeight.text,
  "@media": { [media.desktop]: { paddingBlockStart: space["3xl"] } },
});
export const section = style({ display: "grid", gap: space.xs });
