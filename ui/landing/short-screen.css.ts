import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

export const opening = style({
  display: "grid",
  gap: space["2xl"],
  alignItems: "center",
  paddingBlock: `${space.xl} ${space["2xl"]}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: space["3xl"],
      paddingBlock: `${space["2xl"]} ${space["4xl"]}`,
    },
  },
});
export const facts = style({ display: "grid", gap: space.sm, marginBlock: space.xl });
export const fact = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});
export const picture = style({ flexShrink: 0, width: "44px", height: "44px" });
