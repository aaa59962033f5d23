import type { Sharp } from "sharp";
import { err, ok, type Result } from "#core/kernel/result.ts";
import {
  keptWidths,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  PICTURE_FORMS,
  type PictureForm,
  type PictureProblem,
  type PictureUse,
  MIN_SIDES,
} from "#core/menu/picture.ts";
import { pictureKind } from "#core/menu/picture-kind.ts";

/** A picture drawn again: without what the file said apart from its pixels, such as where it was taken. */
export interface DrawnPicture {
  /** In pixels, at its widest. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly PictureFile[];
}

/** One form of it in one width. */
export interface PictureFile {
  readonly width: number;
  readonly form: PictureForm;
  readonly bytes: Buffer;
}

// What a photograph of food is still good at; AVIF's effort of 2 takes a third of the time of the usual 4.
const AVIF = { quality: 55, effort: 2 } as const;
const WEBP = { quality: 78, effort: 4 } as const;

/**
 * Draws an uploaded picture in every kept width and form, upright. What it is decides its content, and what is too large to
 * be drawn is refused before it is unpacked (MENU-22).
 */
export async function drawPicture(
  bytes: Buffer,
  use: PictureUse = "product",
): Promise<Result<DrawnPicture, PictureProblem>> {
  if (bytes.length > MAX_PICTURE_BYTES) return err("validation.picture_too_large");
  if (pictureKind(bytes) === null) return err("validation.picture_unreadable");
  // Loaded with the first picture: most processes draw none.
  const { default: sharp } = await import("sharp");
  // Others wait for the processor too.
  sharp.concurrency(1);
  const open = (): Sharp => sharp(bytes, { limitInputPixels: false, failOn: "error", pages: 1 });
  try {
    const head = await open().metadata();
    const { width, height } = head.autoOrient;
    if (width * height > MAX_PICTURE_PIXELS) return err("validation.picture_too_many_pixels");
    const shortest = MIN_SIDES[use];
    if (Math.min(width, height) < shortest.pixels) return err(shortest.problem);
    const widths = keptWidths(width);
    const widest = widths.at(-1) ?? width;
    // Unpacked once; the smaller ones are drawn of the widest.
    const upright = await open()
      .autoOrient()
      .resize({ width: widest })
      .toColorspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels, height: tallest } = upright.info;
    const raw = { width: widest, height: tallest, channels } as const;
    const files: PictureFile[] = [];
    for (const one of widths)
      for (const form of PICTURE_FORMS) {
        const drawn = sharp(upright.data, { raw }).resize({ width: one });
        const written = form === "avif" ? drawn.avif(AVIF) : drawn.webp(WEBP);
        files.push({ width: one, form, bytes: await written.toBuffer() });
      }
    return ok({ width: widest, height: tallest, files });
  } catch {
    return err("validation.picture_unreadable");
  }
}
