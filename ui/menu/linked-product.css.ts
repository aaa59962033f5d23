import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

export const product = style({
  display: "grid",
  gap: space.lg,
  alignItems: "center",
  paddingBlock: space.lg,
  "@media": { [media.tablet]: { gridTemplateColumns: "240px 1fr" } },
});

export const picture = style({ width: "100%", maxWidth: "240px", marginInline: "auto" });

export const words = style({ display: "grid", gap: space.xs, maxWidth: "34rem" });

export const name = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.02em",
});

export const description = style({ color: vars.color.inkMuted });
