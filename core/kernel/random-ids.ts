import { encodeTime } from "ulid";
import type { IdSource } from "./id-source.ts";

// Crockford's alphabet: no I, L, O and U. A byte has 256 values for 32 letters, so every letter is as likely as the others.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_LETTERS = 16;

/** Random bytes, and how many are asked for at a time: a multiple of 16, one for each random letter of an id. */
export interface RandomBytes {
  fill(block: Uint8Array<ArrayBuffer>): void;
  readonly blockBytes: number;
}

/**
 * Makes ULIDs of the moment that `millis` says, in milliseconds since 1970. Random bytes are taken by the block: the package
 * itself asks the system for each, which costs more than all else of an id.
 */
export function createIdSource(millis: () => number, { fill, blockBytes }: RandomBytes): IdSource {
  const block = new Uint8Array(blockBytes);
  let next = blockBytes;
  return {
    ulid: () => {
      if (next === blockBytes) {
        fill(block);
        next = 0;
      }
      const letters = Array.from(block.subarray(next, (next += RANDOM_LETTERS)), (byte) =>
        LETTERS.charAt(byte % LETTERS.length),
      );
      return encodeTime(millis()) + letters.join("");
    },
  };
}
