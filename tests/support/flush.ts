import { setImmediate } from "node:timers/promises";

/** Lets every promise that can settle now settle; no time passes. */
export async function flush(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await setImmediate();
}
