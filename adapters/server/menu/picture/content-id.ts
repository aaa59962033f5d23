import { createHash } from "node:crypto";
import { idOfDigest, importedText } from "#core/import/imported-id.ts";
import { toId, type PictureId } from "#core/kernel/id.ts";

/** The id by which a shop keeps the picture whose file has that SHA-256 in hex, so that the same comes once (IMPORT-7). */
export function contentPictureId(shopId: string, hash: string): PictureId {
  const digest = createHash("sha256")
    .update(importedText(shopId, hash, "picture"))
    .digest("hex");
  return toId<PictureId>(idOfDigest(digest));
}
