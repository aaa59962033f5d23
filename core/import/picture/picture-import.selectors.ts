import type { PictureImportSnapshot } from "./picture-import.machine.ts";
import type { PictureImportContext } from "./picture-import.ts";

/** The pictures that a menu names, and what is known of them. */
export function selectPictureImport({ context }: PictureImportSnapshot): PictureImportContext {
  return context;
}

/** Whether the files that were chosen are being opened. */
export function selectIsOpening(snapshot: PictureImportSnapshot): boolean {
  return snapshot.hasTag("busy") && !snapshot.hasTag("uploading");
}

/** Whether pictures are on their way. */
export function selectArePicturesUploading(snapshot: PictureImportSnapshot): boolean {
  return snapshot.hasTag("uploading");
}

/** Whether all of them were tried. */
export function selectArePicturesDone(snapshot: PictureImportSnapshot): boolean {
  return snapshot.hasTag("done");
}
