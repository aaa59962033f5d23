import type { FileBytes, NamedFile } from "#core/kernel/file-bytes.ts";
import type { PictureId, ProductId, ShopId } from "#core/kernel/id.ts";
import { MAX_PICTURE_BYTES, type PictureProblem } from "#core/menu/picture.ts";
import { pictureKind } from "#core/menu/picture-kind.ts";
import { byFileName } from "./named-file.ts";

/** Most files of pictures that are chosen at once, archives among them. */
export const MAX_PICTURE_FILES = 1000;

/** Most bytes of all archives of pictures together: a browser holds them while it takes pictures out of them. */
export const MAX_PICTURE_ARCHIVE_BYTES = 256 * 1024 * 1024;

/** A picture that a menu's file names for one of its products. */
export interface MenuPicture {
  readonly productId: ProductId;
  /** As it is written there: the name of a file, with whatever stands before it. */
  readonly name: string;
}

/** A file that was chosen or is in an archive that was. */
export interface PictureFile {
  readonly path: string;
  /** In bytes, unpacked; what an archive says is no more than what `read` unpacks. */
  readonly size: number;
  /** Rejects where an archive is broken there. */
  read(): Promise<FileBytes>;
}

/** By what a picture is known again: the SHA-256 of its file in hex, and the id that the shop keeps it by. */
export interface PictureContent {
  readonly hash: string;
  readonly id: PictureId;
}

/** Files of pictures, as they can be opened where somebody chose them. */
export interface PictureFilesPort {
  /** The pictures among the files and in the archives among them, and the names of archives that are none. */
  openPictures(
    files: readonly NamedFile[],
    signal: AbortSignal,
  ): Promise<{ readonly files: readonly PictureFile[]; readonly broken: readonly string[] }>;
  /** By what a picture is known again; null where that cannot be found out. */
  findContent(shopId: ShopId, picture: FileBytes, signal: AbortSignal): Promise<PictureContent | null>;
}

/** A picture that can be uploaded for a product. */
export interface ReadyPicture extends MenuPicture {
  readonly file: PictureFile;
  readonly content: PictureContent | null;
}

/** A picture that is none, or too large a one. */
export interface RefusedPicture {
  readonly name: string;
  readonly problem: PictureProblem;
}

/** What is known of the pictures that a menu names before any of them is uploaded. */
export interface FoundPictures {
  readonly ready: readonly ReadyPicture[];
  /** How many products have the very picture already. */
  readonly same: number;
  readonly missing: readonly string[];
  readonly refused: readonly RefusedPicture[];
  /** Archives that could not be opened. */
  readonly broken: readonly string[];
}

interface Checked {
  readonly problem: PictureProblem | null;
  readonly content: PictureContent | null;
}

/**
 * Finds the pictures that a menu names among files, and says which are missing, refused, or the ones that their products
 * have already (IMPORT-11). One at a time is unpacked, and none that is too large.
 */
export async function findPictures(
  port: PictureFilesPort,
  asked: {
    readonly shopId: ShopId;
    readonly pictures: readonly MenuPicture[];
    readonly files: readonly NamedFile[];
  },
  hasPicture: (productId: ProductId, id: PictureId) => boolean,
  signal: AbortSignal,
): Promise<FoundPictures> {
  const { files, broken } = await port.openPictures(asked.files, signal);
  const find = byFileName(files, ({ path }) => path);
  const checked = new Map<PictureFile, Checked>();
  const ready: ReadyPicture[] = [];
  const missing = new Set<string>();
  const refused = new Map<string, RefusedPicture>();
  let same = 0;
  for (const picture of asked.pictures) {
    const { name, productId } = picture;
    const file = find(name);
    if (file === null) {
      missing.add(name);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- a folder of photographs is larger than the memory of a phone
    const { problem, content } = checked.get(file) ?? (await check(port, asked.shopId, file, signal));
    checked.set(file, { problem, content });
    if (problem !== null) refused.set(name, { name, problem });
    else if (content !== null && hasPicture(productId, content.id)) same += 1;
    else ready.push({ productId, name, file, content });
  }
  return { ready, same, missing: [...missing], refused: [...refused.values()], broken };
}

async function check(
  port: PictureFilesPort,
  shopId: ShopId,
  file: PictureFile,
  signal: AbortSignal,
): Promise<Checked> {
  if (file.size > MAX_PICTURE_BYTES) return { problem: "validation.picture_too_large", content: null };
  const read = await readPicture(file);
  if (read === null) return { problem: "validation.picture_unreadable", content: null };
  return { problem: null, content: await port.findContent(shopId, read, signal) };
}

async function readPicture(file: PictureFile): Promise<FileBytes | null> {
  try {
    const read = await file.read();
    return pictureKind(new Uint8Array(await read.arrayBuffer())) === null ? null : read;
  } catch {
    // An archive may be broken in one place, and a file may be gone since it was chosen.
    return null;
  }
}
