import { contrast, mixed } from "#core/shop/accent/contrast.ts";
import type { AccentScale } from "#core/shop/accent/accent-scale.ts";
import { ON_DARK, ON_LIGHT, readableAccent, SOFT_SHARE } from "./accent-style.ts";
import { darkPalette, lightPalette } from "./palette.ts";

/** What is written with the accent or on it, and how well each can be read at its worst: 1 to 21. */
interface AccentContrasts {
  readonly button: number;
  readonly text: number;
  readonly chip: number;
}

/** The contrasts of a shop's shades in both themes, as pages show them (SHOP-13). */
export function accentContrasts(colors: AccentScale): Readonly<Record<"light" | "dark", AccentContrasts>> {
  const scale = readableAccent(colors);
  const worst = (color: string, grounds: readonly string[]): number =>
    Math.min(...grounds.map((ground) => contrast(color, ground)));
  return {
    light: {
      button: contrast(lightPalette.color.accentInk, scale[700]),
      text: worst(scale[700], ON_LIGHT),
      chip: contrast(scale[800], scale[100]),
    },
    dark: {
      button: contrast(scale[950], scale[400]),
      text: worst(scale[400], ON_DARK),
      chip: contrast(scale[300], mixed(darkPalette.color.card, scale[400], SOFT_SHARE)),
    },
  };
}
