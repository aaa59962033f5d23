import { keptWidths, MIN_SIDES } from "./picture.ts";

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size in which a picture is sent: at its widest as it is kept (MENU-22). Null where it is to be sent as it is: no
 * wider already, or so long and narrow that it would be too small then.
 */
export function smallerSize({ width, height }: PictureSize): PictureSize | null {
  const widest = keptWidths(width).at(-1) ?? width;
  const scaled = Math.round((height * widest) / width);
  return widest === width || scaled < MIN_SIDES.product.pixels ? null : { width: widest, height: scaled };
}
