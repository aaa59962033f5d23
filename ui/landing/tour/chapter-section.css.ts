import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { poster } from "#ui/design/theme/palette.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fontSize, lineHeight, media, room, space } from "#ui/design/theme/tokens.ts";

const { color } = vars;

export const chapter = style({
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  paddingBlock: space["2xl"],
  scrollMarginTop: room.header,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: space["4xl"],
      paddingBlock: space["3xl"],
    },
  },
});
export const scene = recipe({
  base: {
    display: "grid",
    alignItems: "center",
    justifyItems: "center",
    padding: `${space.xl} ${space.md}`,
    borderRadius: "36px",
    "@media": { [media.tablet]: { minHeight: "28rem" } },
  },
  variants: {
    side: { start: {}, end: { "@media": { [media.desktop]: { order: 1 } } } },
    tone: {
      plate: { background: color.plate },
      ink: { background: poster.ink },
      green: { background: poster.green },
      orange: { background: poster.orange },
    },
  },
});
export const mock = recipe({
  base: { width: "min(100%, 21rem)" },
  variants: {
    tilt: { start: { transform: "rotate(-2deg)" }, end: { transform: "rotate(2deg)" } },
  },
});
export const facts = style({ display: "grid", gap: space.md, marginBlockStart: space.xl });
export const fact = style({
  display: "flex",
  gap: space.sm,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.snug,
});
export const sign = style({ flexShrink: 0, marginBlockStart: space.hair, color: color.accentText });
