import { unzipSync, type UnzipFileInfo } from "fflate";
import type { NamedFile } from "#core/kernel/file-bytes.ts";
import type { PictureFile } from "#core/import/picture/picture-files.ts";
import { MAX_PICTURE_BYTES } from "#core/menu/picture.ts";

/**
 * The files of a .zip archive; null where it is none. Nothing is unpacked before it is read: what an archive says of sizes
 * is the most that it is given, and none that is larger than a picture is unpacked at all.
 */
export async function listArchivedPictures(archive: NamedFile): Promise<readonly PictureFile[] | null> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (!entry.name.endsWith("/")) entries.push(entry);
        return false;
      },
    });
  } catch {
    return null;
  }
  return entries.map((entry) => ({
    path: entry.name,
    size: sizeOf(entry),
    read: async () => {
      const { name } = entry;
      const { [name]: content } = unzipSync(bytes, {
        filter: (one) => one.name === name && sizeOf(one) <= MAX_PICTURE_BYTES,
      });
      if (content === undefined) throw new Error(`${name} is not unpacked`);
      return new Blob([new Uint8Array(content)]);
    },
  }));
}

function sizeOf({ size, originalSize }: UnzipFileInfo): number {
  return Math.max(size, originalSize);
}
