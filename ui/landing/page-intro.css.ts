import { style } from "@vanilla-extract/css";
import { fontWeight, media, space } from "#ui/design/theme/tokens.ts";

export const intro = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xl,
  paddingBlock: `${space["2xl"]} ${space.xl}`,
  "@media": { [media.desktop]: { paddingBlock: `${space["3xl"]} ${space["2xl"]}` } },
});
export const title = style({
  maxWidth: "18ch",
  fontSize: "clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem)",
  fontWeight: fontWeight.loud,
  lineHeight: "1.02",
  letterSpacing: "-0.045em",
  textWrap: "balance",
});
/** The pictures are 256 px wide; larger they lose their edges. */
export const picture = style({
  display: "none",
  flexShrink: 0,
  width: "12rem",
  height: "auto",
  marginInlineEnd: space.xl,
  transform: "rotate(8deg)",
  "@media": { [media.tablet]: { display: "block" }, [media.desktop]: { width: "16rem" } },
});
