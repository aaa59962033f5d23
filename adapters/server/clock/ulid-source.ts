import { randomFillSync } from "node:crypto";
import type { IdSource } from "#core/kernel/id-source.ts";
import { createIdSource } from "#core/kernel/random-ids.ts";

const IDS_AT_A_TIME = 256;

/** Makes ULIDs of this moment, with random bytes of the system's generator. */
export function createUlidSource(millis: () => number): IdSource {
  return createIdSource(millis, { fill: randomFillSync, idsAtATime: IDS_AT_A_TIME });
}
