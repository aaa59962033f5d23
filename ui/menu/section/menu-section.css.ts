import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

export const section = style({
  paddingBlockStart: space.xl,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto var(--section-1)",
  // Containment would cut the focus rings and shadows of the outer cards off.
  marginInline: `-${space.xs}`,
  paddingInline: space.xs,
  paddingBlockEnd: space.xs,
  "@media": {
    [media.tablet]: { containIntrinsicBlockSize: "auto var(--section-2)" },
    [media.desktop]: { containIntrinsicBlockSize: "auto var(--section-3)" },
  },
});

export const title = style({
  marginBlockEnd: space.sm,
  fontSize: fontSize["2xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
  outline: "none",
});

export const grid = style({
  display: "grid",
  gap: space.sm,
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "1fr 1fr", gap: space.md },
    [media.desktop]: { gridTemplateColumns: "1fr 1fr 1fr" },
  },
});
