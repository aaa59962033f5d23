import { createHash } from "node:crypto";
import { idOfDigest, importedText, type ImportedNoun } from "#core/import/imported-id.ts";

/**
 * The id of an imported row, in the form of a ULID: always the same for the same shop, format, noun and source
 * key, so that importing again finds the row it made.
 */
export function importedId(shopId: string, sourceKey: string, noun: ImportedNoun): string {
  return idOfDigest(
    createHash("sha256")
      .update(importedText(shopId, sourceKey, noun))
      .digest("hex"),
  );
}
