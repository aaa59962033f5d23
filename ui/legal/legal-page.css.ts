import { style } from "@vanilla-extract/css";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "#ui/design/theme/tokens.ts";

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
/** The same among the settings. */
export const preview = style({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  maxWidth: "44rem",
  lineHeight: lineHeight.text,
});
export const previewTitle = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
});
export const section = style({ display: "grid", gap: space.xs });
export const version = style({ color: vars.color.inkMuted, fontSize: fontSize.sm });

/** What the organization says in its own words; a long word breaks rather than widen the page. */
export const own = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  overflowWrap: "anywhere",
});
export const heading = style({
  fontSize: "inherit",
  fontWeight: fontWeight.heading,
  marginBlockStart: space.xs,
});
export const list = style({
  display: "grid",
  gap: space.tiny,
  paddingInlineStart: space.lg,
  listStyle: "disc",
});
