import { randomFillSync } from "node:crypto";
import type { IdSource } from "#core/kernel/id-source.ts";
import { createIdSource } from "#core/kernel/random-ids.ts";

const BLOCK_BYTES = 4096;

/** Makes ULIDs of this moment, with random bytes of the system's generator. */
export function createUlidSource(millis: () => number): IdSource {
  return createIdSource(millis, { fill: randomFillSync, blockBytes: BLOCK_BYTES });
}
