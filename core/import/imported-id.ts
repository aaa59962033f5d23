const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ULID_BITS = 128;
const ULID_LENGTH = 26;

/** The kinds of rows that an import makes. */
export const IMPORTED_NOUNS = ["category", "product", "group", "modifier"] as const;

/** One of them. */
export type ImportedNoun = (typeof IMPORTED_NOUNS)[number];

/**
 * What the id of something that was imported is made of: the same for the same shop, source key and noun, so that an
 * import finds again what an earlier one made. The key of a picture is the SHA-256 of its file in hex.
 */
export function importedText(shopId: string, sourceKey: string, noun: ImportedNoun | "picture"): string {
  return JSON.stringify([shopId, sourceKey, noun]);
}

/** An id in the form of a ULID, of the first 128 bits of the SHA-256 (in hex) of that text. */
export function idOfDigest(digest: string): string {
  let rest = BigInt(`0x${digest.slice(0, ULID_BITS / 4)}`);
  let text = "";
  for (let place = 0; place < ULID_LENGTH; place += 1) {
    text = `${CROCKFORD[Number(rest % 32n)] ?? "0"}${text}`;
    rest /= 32n;
  }
  return text;
}
