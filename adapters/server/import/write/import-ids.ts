import { createHash } from "node:crypto";

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ULID_BITS = 128;

/** The kinds of rows that an import makes. */
export const IMPORTED_NOUNS = ["category", "product", "group", "modifier"] as const;

/** One of them. */
export type ImportedNoun = (typeof IMPORTED_NOUNS)[number];

/**
 * The id of an imported row, in the form of a ULID: always the same for the same shop, format, noun and source
 * key, so that importing again finds the row it made.
 */
export function importedId(shopId: string, sourceKey: string, noun: ImportedNoun | "picture"): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([shopId, sourceKey, noun]))
    .digest("hex");
  let rest = BigInt(`0x${digest.slice(0, ULID_BITS / 4)}`);
  let text = "";
  for (let place = 0; place < 26; place += 1) {
    text = `${CROCKFORD[Number(rest % 32n)] ?? "0"}${text}`;
    rest /= 32n;
  }
  return text;
}
