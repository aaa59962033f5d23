import { Unzip, UnzipInflate } from "fflate";

// A small part unpacks to a thousand times its size at most, so that no step takes much memory.
const STEP_BYTES = 16_384;

/**
 * Whether an archive unpacks to so many bytes at most. What it says of itself is not believed: it is unpacked step by step
 * and forgotten. What is no archive is within any size: who reads it says what is wrong with it.
 */
export function unpacksWithin(bytes: Uint8Array, most: number): boolean {
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (_error, part) => {
      unpacked += part?.length ?? 0;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && unpacked <= most; at += STEP_BYTES)
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
  } catch {
    return unpacked <= most;
  }
  return unpacked <= most;
}
