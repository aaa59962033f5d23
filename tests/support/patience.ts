import { setImmediate, setTimeout as delay } from "node:timers/promises";

const POLL_MS = 10;
const PATIENCE_MS = 60_000;

/** The setting by which a server under test waits for what is the asker's own: on a busy machine a page would be drawn as for all. */
export const PATIENT_OWN_PAGES = { OWN_PAGE_PATIENCE: "20000" } as const;

/** Settles every promise that can settle without time passing. */
export async function flush(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await setImmediate();
}

/** Waits until a condition holds; throws after `patienceMs`, a minute by default. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  if (!(await becomesSo(isSo, patienceMs)))
    throw new Error(`What was waited for did not come within ${patienceMs} ms`);
}

/** Waits for a condition for at most `patienceMs`; answers whether it holds. */
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

const asked = Number(process.env["DINER_PROPERTY_RUNS"] ?? "0");
const more = Number.isSafeInteger(asked) ? asked : 0;

/** How often a law is tried: as often as its test says, or DINER_PROPERTY_RUNS times where that is more. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: Math.max(usual, more) };
}

/** Laws take as long as the machine is busy, and longer when more runs are asked for; milliseconds. */
export const PROPERTY_TIMEOUT = { timeout: Math.max(60_000, more * 5) } as const;
