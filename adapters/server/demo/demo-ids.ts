import { createHash } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The id of something of the demo: always the same ULID for the same kind and keys. */
export function demoId(kind: string, ...keys: readonly (string | number)[]): string {
  const digest = createHash("sha256")
    .update([kind, ...keys].join("\n"))
    .digest();
  // A leading zero keeps the time part of the ULID within its range.
  return `0${[...digest.subarray(0, 25)].map((byte) => LETTERS[byte % 32]).join("")}`;
}
