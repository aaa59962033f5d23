import { style } from "@vanilla-extract/css";
import { BUTTON_HEIGHT } from "#ui/design/button/button.css.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import { fine, fontSize, fontWeight, lineHeight, media, radius, space } from "#ui/design/theme/tokens.ts";

const { color, shadow } = vars;

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  width: "100%",
  maxWidth: "28rem",
  marginInline: "auto",
  outline: "none",
});

/** On an empty page the card has a border; next to a picture it needs none. */
export const framed = style([
  card,
  {
    "@media": {
      [media.tablet]: {
        marginBlock: space.lg,
        padding: space.xl,
        background: color.card,
        border: `1px solid ${color.line}`,
        borderRadius: radius.xl,
        boxShadow: shadow.mid,
      },
    },
  },
]);

export const head = style({ display: "flex", flexDirection: "column", gap: space.xs });
export const emblem = style({
  display: "grid",
  placeContent: "center",
  width: "56px",
  height: "56px",
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.accentSoftInk,
  marginBlockEnd: space.xs,
});
export const title = style({
  fontSize: fontSize["3xl"],
  fontWeight: fontWeight.loud,
  lineHeight: lineHeight.tight,
  letterSpacing: "-0.025em",
});
export const subtitle = style({ color: color.inkMuted });

export const form = style({ display: "flex", flexDirection: "column", gap: space.md });
/** As high as the button that comes there late, so that what is below it stays under the finger. */
export const lateButton = style({ minHeight: BUTTON_HEIGHT });
export const pair = style({
  display: "grid",
  gap: space.md,
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const boxes = style({ display: "flex", flexDirection: "column" });
export const aside = style({
  alignSelf: "flex-end",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  marginBlock: `-${fine[10]} -${fine[6]}`,
  fontSize: fontSize.sm,
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: space.tiny,
  color: color.inkMuted,
});
export const footLink = style({ display: "inline-flex", alignItems: "center", minHeight: "24px" });
