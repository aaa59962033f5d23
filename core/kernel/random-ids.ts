import { encodeTime } from "ulid";
import type { IdSource } from "./id-source.ts";

// Crockford's alphabet: no I, L, O and U. A byte has 256 values for 32 letters, so every letter is as likely as the others.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_LETTERS = 16;

/** Random bytes, and for how many ids they are asked for at a time: 16 for each. */
export interface RandomBytes {
  fill(block: Uint8Array<ArrayBuffer>): void;
  readonly idsAtATime: number;
}

/**
 * Makes ULIDs of the moment that `millis` says, in milliseconds since 1970. Random bytes are taken by the block: the package
 * itself asks the system for each, which costs more than all else of an id.
 */
export function createIdSource(millis: () => number, { fill, idsAtATime }: RandomBytes): IdSource {
  const block = new Uint8Array(idsAtATime * RANDOM_LETTERS);
  let next = block.length;
  return {
    ulid: () => {
      if (next === block.length) {
        fill(block);
        next = 0;
      }
      const bytes = block.subarray(next, next + RANDOM_LETTERS);
      next += RANDOM_LETTERS;
      const letters = Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length));
      return encodeTime(millis()) + letters.join("");
    },
  };
}
