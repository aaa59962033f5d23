import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
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
  const byName = new Map(files.map((file) => [fileName(file), file]));
  return {
    find: async (name) => {
      const file = byName.get(fileName(name));
      return file === undefined ? null : readFile(join(path, file));
    },
  };
}

function archiveOf(path: string, bytes: Buffer): PictureSource {
  try {
    // What is too large to be a picture is not unpacked.
    const files = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= MAX_PICTURE_BYTES });
    const byName = new Map(Object.entries(files).map(([file, content]) => [fileName(file), content]));
    return {
      find: (name) => {
        const content = byName.get(fileName(name));
        return Promise.resolve(content === undefined ? null : Buffer.from(content));
      },
    };
  } catch {
    throw new Error(`${path} is no .zip archive`);
  }
}

// "Foto/Supa.JPG", "C:\\Foto\\supa.jpg" and "https://elsewhere.example/foto/supa.jpg?v=2" are one file to who wrote it down.
function fileName(path: string): string {
  const [plain = ""] = path.split(/[?#]/u);
  return (plain.split(/[/\\]/u).at(-1) ?? "").normalize("NFC").toLowerCase();
}
