import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { byFileName } from "#core/import/picture/named-file.ts";
import { MAX_PICTURE_BYTES } from "#core/menu/picture.ts";

/** Stands for the bytes of a file that is too large to be a picture. */
export const TOO_LARGE = "tooLarge";

/** Where the pictures are that a menu's file names. */
export interface PictureSource {
  /**
   * The bytes of the file of that name, in any folder of it and in any case of its letters; null where there is none. One
   * that is too large to be a picture is not read.
   */
  find(name: string): Promise<Buffer | typeof TOO_LARGE | null>;
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
      if (file === null) return null;
      const { size } = await stat(join(path, file));
      return size > MAX_PICTURE_BYTES ? TOO_LARGE : readFile(join(path, file));
    },
  };
}

function archiveOf(path: string, bytes: Buffer): PictureSource {
  try {
    const large: string[] = [];
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isLarge = originalSize > MAX_PICTURE_BYTES;
        if (isLarge) large.push(name);
        return !isLarge;
      },
    });
    const find = byFileName([...Object.keys(files), ...large], (file) => file);
    return {
      find: (name) => {
        const file = find(name);
        const content = file === null ? null : (files[file] ?? TOO_LARGE);
        return Promise.resolve(content === null || content === TOO_LARGE ? content : Buffer.from(content));
      },
    };
  } catch {
    throw new Error(`${path} is no .zip archive`);
  }
}
