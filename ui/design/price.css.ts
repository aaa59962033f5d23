import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "./theme/theme.css.ts";
import { fontWeight } from "./theme/tokens.ts";

/** Figures of one width, never broken over lines. */
export const figures = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const price = recipe({
  base: [figures],
  variants: {
    tone: {
      plain: {},
      strong: { fontWeight: fontWeight.heading },
      muted: { color: vars.color.inkMuted },
      saving: { color: vars.color.successText, fontWeight: fontWeight.strong },
    },
  },
  defaultVariants: { tone: "plain" },
});

export const before = style([
  figures,
  { color: vars.color.inkSubtle, textDecoration: "line-through", marginInlineEnd: "0.4em" },
]);
