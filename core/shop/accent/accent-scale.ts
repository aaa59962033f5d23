import type { AccentShade } from "../shop.ts";
import { contrast, mixed, nudged } from "./contrast.ts";

/** A color that an owner can choose: "#rrggbb" in lower case. */
export const ACCENT_PATTERN = /^#[0-9a-f]{6}$/u;

/** The shades of an accent (SHOP-13). */
export type AccentScale = Readonly<Record<AccentShade, string>>;

/** What text needs of what it stands on (DESIGN-3). */
export const READABLE_CONTRAST = 4.5;

const BLACK = "#000000";
const WHITE = "#ffffff";
// How much white is in the shades above 400, and black in those below 700.
const TINTS = { 50: 0.93, 100: 0.85, 200: 0.68, 300: 0.4 } as const;
const DEPTHS = { 800: 0.2, 900: 0.36, 950: 0.64 } as const;

/**
 * The shades of one color, from the lightest to the darkest: black can be read on 50 to 400, white on 700 to 950. The
 * color itself is 700 where white can be read on it, else 400 (SHOP-17).
 */
export function accentScale(color: string): AccentScale {
  const bright = nudged(color, WHITE, (one) => contrast(one, BLACK) >= READABLE_CONTRAST);
  const deep = nudged(color, BLACK, (one) => contrast(one, WHITE) >= READABLE_CONTRAST);
  return {
    50: mixed(bright, WHITE, TINTS[50]),
    100: mixed(bright, WHITE, TINTS[100]),
    200: mixed(bright, WHITE, TINTS[200]),
    300: mixed(bright, WHITE, TINTS[300]),
    400: bright,
    500: mixed(bright, deep, 1 / 3),
    600: mixed(bright, deep, 2 / 3),
    700: deep,
    800: mixed(deep, BLACK, DEPTHS[800]),
    900: mixed(deep, BLACK, DEPTHS[900]),
    950: mixed(deep, BLACK, DEPTHS[950]),
  };
}
