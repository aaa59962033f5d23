import { style } from "@vanilla-extract/css";
import { poster } from "#ui/design/theme/palette.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

/** Dark enough for white text in both themes. */
export const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space.lg,
  padding: space.lg,
  borderRadius: "28px",
  background: poster.orange,
  color: poster.words,
  overflow: "hidden",
  "@media": { [media.tablet]: { padding: space.xl } },
});
export const price = style({ position: "relative", display: "grid", gap: space.tiny });
export const amount = style({
  fontSize: "clamp(2.75rem, 2rem + 3.4vw, 4.5rem)",
  fontWeight: fontWeight.loud,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.05em",
  lineHeight: lineHeight.flat,
});
export const unit = style({ fontSize: fontSize.lg, fontWeight: fontWeight.medium });
export const facts = style({ position: "relative", display: "grid", gap: space.sm, maxWidth: "26rem" });
export const fact = style({
  display: "flex",
  gap: space.sm,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.snug,
});
export const sign = style({ flexShrink: 0, marginBlockStart: space.hair });
/** Looks in over the upper corner; where the card is tall, over the lower one. */
export const picture = style({
  position: "absolute",
  insetInlineEnd: `-${space.xl}`,
  top: `-${space.lg}`,
  width: "6rem",
  height: "auto",
  transform: "rotate(12deg)",
  "@media": {
    [media.tablet]: { width: "9rem" },
    [media.desktop]: { top: "auto", bottom: `-${space.xl}`, width: "16rem" },
  },
});
