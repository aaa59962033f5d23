import type { AccentShade } from "#core/shop/shop.ts";
import { type AccentScale, READABLE_CONTRAST } from "#core/shop/accent/accent-scale.ts";
import { contrast, mixed, nudged } from "#core/shop/accent/contrast.ts";
import { darkPalette, defaultAccent, lightPalette, paperPalette } from "./palette.ts";

/** The shades of a shop's accent scale, lightest first. */
export const accentShades = [
  "50",
  "100",
  "200",
  "300",
  "400",
  "500",
  "600",
  "700",
  "800",
  "900",
  "950",
] as const satisfies readonly AccentShade[];

const hexColor = /^#[0-9a-f]{6}$/i;

// The ends of all that can be printed.
const { ink: BLACK, ground: WHITE } = paperPalette;
const SURFACES = ["page", "card", "sunken", "raised"] as const;
/** What stands behind text that has the color of the accent. */
export const ON_LIGHT = SURFACES.map((surface) => lightPalette.color[surface]);
/** The same in the dark theme. */
export const ON_DARK = SURFACES.map((surface) => darkPalette.color[surface]);
/** How much of shade 400 is in the soft ground of the dark theme (`palette.ts`). */
export const SOFT_SHARE = 0.16;

/**
 * The text of the inline <style> that gives a page its shop's colors. A shade that is missing or is not
 * `#rrggbb` falls back to the default orange, so nothing a shop stores can escape into the page.
 */
export function accentStyle(colors: Readonly<Record<string, string | undefined>>): string {
  const valid = Object.fromEntries(
    Object.entries(colors).filter(([, color]) => color !== undefined && hexColor.test(color)),
  );
  const scale = readableAccent({ ...defaultAccent, ...valid });
  return `:root{${accentShades.map((shade) => `--accent-${shade}:${scale[shade]}`).join(";")}}`;
}

/** The same for the mark of a shop, whose letter gives way to its logo; empty where it has none. */
export function markStyle(logoPath: string | null): string {
  return logoPath === null
    ? ""
    : `:root{--shop-mark:url("${encodeURI(logoPath)}");--shop-mark-ground:transparent;--shop-mark-ink:transparent}`;
}

/**
 * A scale whose text can be read wherever the palettes put it: shades that are written with, or on, are darkened or
 * lightened no more than that takes (SHOP-13).
 */
export function readableAccent(scale: AccentScale): AccentScale {
  // Light: white on 700 and 800, 700 on every surface, 800 on the soft ground of 100.
  const soft = nudged(scale[100], WHITE, (color) => contrast(color, BLACK) >= READABLE_CONTRAST);
  const fill = nudged(scale[700], BLACK, (color) => isReadable(color, [WHITE, ...ON_LIGHT]));
  const hover = nudged(scale[800], BLACK, (color) => isReadable(color, [WHITE, soft]));
  // Dark: 400 on every surface, 300 on the soft ground made of 400, and 950 on both.
  const bright = nudged(scale[400], WHITE, (color) => isReadable(color, [...ON_DARK, BLACK]));
  const ground = mixed(darkPalette.color.card, bright, SOFT_SHARE);
  const brighter = nudged(scale[300], WHITE, (color) => isReadable(color, [ground, BLACK]));
  const ink = nudged(scale[950], BLACK, (color) => isReadable(color, [bright, brighter]));
  return { ...scale, 100: soft, 300: brighter, 400: bright, 700: fill, 800: hover, 950: ink };
}

function isReadable(color: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrast(color, ground) >= READABLE_CONTRAST);
}
