import { idOfDigest, importedText } from "#core/import/imported-id.ts";
import { isArchive } from "#core/import/picture/named-file.ts";
import type { PictureContent, PictureFile } from "#core/import/picture/picture-files.ts";
import type { FileBytes, NamedFile } from "#core/kernel/file-bytes.ts";
import { toId, type PictureId, type ShopId } from "#core/kernel/id.ts";

/** The pictures among files that somebody chose, and in the archives among them; what opens archives loads with the first. */
export async function listChosenPictures(
  files: readonly NamedFile[],
): Promise<{ readonly files: readonly PictureFile[]; readonly broken: readonly string[] }> {
  const broken: string[] = [];
  const opened: PictureFile[] = files
    .filter((file) => !isArchive(file))
    .map((file) => ({ path: file.name, size: file.size, read: async () => file }));
  for (const archive of files.filter(isArchive)) {
    const { listArchivedPictures } = await import("./picture-archive.ts");
    const found = await listArchivedPictures(archive);
    if (found === null) broken.push(archive.name);
    else opened.push(...found);
  }
  return { files: opened, broken };
}

/** By what a shop knows a picture again; null on a page that may not hash, which is one without TLS. */
export async function findContent(shopId: ShopId, picture: FileBytes): Promise<PictureContent | null> {
  if (!("subtle" in crypto)) return null;
  const hash = await sha256(await picture.arrayBuffer());
  const id = await sha256(new TextEncoder().encode(importedText(shopId, hash, "picture")));
  return { hash, id: toId<PictureId>(idOfDigest(id)) };
}

async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
