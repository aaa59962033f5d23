import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 10;

/** Waits until something is so; throws after `patienceMs`, a minute unless told otherwise. */
export async function until(isSo: () => boolean | Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(`What was waited for did not come within ${patienceMs} ms`);
    await delay(POLL_MS);
  }
}
