import { style } from "@vanilla-extract/css";
import { fontWeight, media, space } from "#ui/design/theme/tokens.ts";

export const hero = style({
  display: "grid",
  gap: space["2xl"],
  alignItems: "center",
  paddingBlock: `${space.xl} ${space["2xl"]}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.05fr)",
      gap: space["3xl"],
      paddingBlock: `${space["2xl"]} ${space["4xl"]}`,
    },
  },
});
export const title = style({
  fontSize: "clamp(2.5rem, 1.5rem + 4.2vw, 4.75rem)",
  fontWeight: fontWeight.loud,
  lineHeight: "1",
  letterSpacing: "-0.045em",
});
export const doors = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  marginBlockStart: space.xl,
  "@media": { [media.tablet]: { flexDirection: "row" } },
});
