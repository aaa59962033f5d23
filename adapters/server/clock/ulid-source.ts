import { randomFillSync } from "node:crypto";
import { ulid } from "ulid";
import type { IdSource } from "#core/kernel/id-source.ts";

const POOL_BYTES = 4096;

/**
 * Makes ULIDs of this moment. Random bytes come from the system's generator in large blocks: asked for a byte at a time, as
 * the package does by itself, it took a twentieth of the server's time.
 */
export function createUlidSource(millis: () => number): IdSource {
  const pool = new Uint8Array(POOL_BYTES);
  let next = POOL_BYTES;
  // 256 values for 32 letters: every letter is as likely as the others.
  const chance = (): number => {
    if (next === POOL_BYTES) {
      randomFillSync(pool);
      next = 0;
    }
    const byte = pool[next] ?? 0;
    next += 1;
    return byte / 256;
  };
  return { ulid: () => ulid(millis(), chance) };
}
