import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 10;
const PATIENCE_MS = 60_000;

/** Waits until something is so; throws after `patienceMs`, a minute unless told otherwise. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  if (!(await becomesSo(isSo, patienceMs)))
    throw new Error(`What was waited for did not come within ${patienceMs} ms`);
}

/** Waits until something is so, for `patienceMs` at most, and answers whether it is. */
export async function becomesSo(
  isSo: () => boolean | Promise<boolean>,
  patienceMs: number,
): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}
