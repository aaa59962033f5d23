import { setImmediate } from "node:timers/promises";

/** Settles every promise that can settle without time passing. */
export async function flush(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await setImmediate();
}
