import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { byFileName } from "#core/import/picture/named-file.ts";
import { MAX_PICTURE_BYTES } from "#core/menu/picture.ts";

/** Where the pictures are that a menu's file names. */
export interface PictureSource {
  /** The bytes of the file of that name, in any folder of it and in any case of its letters; null where there is none. */
  find(name: string): Promise<Buffer | null>;
}

/** Opens a folder, or an archive whose name ends in .zip; rejects with a sentence where it is neither. */
export async function createPictureSource(path: string): Promise<PictureSource> {
  const about = await stat(path).catch(() => null);
  if (about === null) throw new Error(`${path} cannot be read: there is no such folder or archive`);
  if (about.isDirectory()) return folderOf(path, await readdir(path, { recursive: true }));
  if (!/\.zip$/iu.test(path)) throw new Error(`${path} is neither a folder nor a .zip archive`);
  return archiveOf(path, await readFile(path));
}

function folderOf(path: string, files: readonly string[]): PictureSource {
  const find = byFileName(files, (file) => file);
  return {
    find: async (name) => {
      const file = find(name);
      return file === null ? null : readFile(join(path, file));
    },
  };
}

function archiveOf(path: string, bytes: Buffer): PictureSource {
  try {
    // What is too large to be a picture is not unpacked.
    const files = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= MAX_PICTURE_BYTES });
    const find = byFileName(Object.entries(files), ([file]) => file);
    return {
      find: (name) => {
        const [, content] = find(name) ?? [];
        return Promise.resolve(content === undefined ? null : Buffer.from(content));
      },
    };
  } catch {
    throw new Error(`${path} is no .zip archive`);
  }
}
