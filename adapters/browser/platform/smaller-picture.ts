import type { FileBytes } from "#core/kernel/file-bytes.ts";
import { smallerSize } from "#core/menu/smaller-size.ts";

// A second of a slow line; what is that small already arrives as it is.
const SMALL_BYTES = 400_000;

// Drawn once more by the server, so that what is lost here is not seen.
const QUALITY = 0.92;

/**
 * A photo no wider than the server keeps it, upright, for lines on which eight megabytes take longer than a request may.
 * What is small, what this browser cannot draw, and what would not be smaller stays the file that was chosen: what is
 * wrong with it is for the server to say (MENU-22).
 */
export async function smallerPicture(file: FileBytes): Promise<FileBytes> {
  if (!(file instanceof Blob) || file.size <= SMALL_BYTES || typeof OffscreenCanvas === "undefined")
    return file;
  try {
    const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
    const size = smallerSize(whole);
    if (size === null) return file;
    const { width, height } = size;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (context === null) return file;
    context.imageSmoothingQuality = "high";
    context.drawImage(whole, 0, 0, width, height);
    whole.close();
    // JPEG has no see-through parts, which the other forms may have.
    const type = file.type === "image/jpeg" ? file.type : "image/webp";
    const drawn = await canvas.convertToBlob({ type, quality: QUALITY });
    return drawn.type === type && drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  }
}
