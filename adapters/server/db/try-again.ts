import { setTimeout as delay } from "node:timers/promises";
import { isConflict, isStalePlan } from "./unavailable.ts";

/** How long and how often something is tried that answered nothing and wrote nothing. */
export interface Patience {
  /** No new attempt starts after this time, so that a call still answers within its own. */
  readonly millis: number;
  /** Stale plans are tried on so many connections besides; each costs the one that it was met on. */
  readonly stalePlans: number;
}

const MAX_CONFLICTS = 5;
const MAX_PAUSE_MS = 20;

/**
 * Does a piece of work that the database undoes as a whole, and does it again when two pieces got in each other's way
 * (40001, 40P01) or a plan no longer fitted: in both cases nothing was written, and nobody was answered.
 */
export async function tryAgain<T>(attempt: () => Promise<T>, patience: Patience): Promise<T> {
  const end = performance.now() + patience.millis;
  let [conflicts, stalePlans] = [0, 0];
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
      if (isConflict(reason)) conflicts += 1;
      else if (isStalePlan(reason)) stalePlans += 1;
      else throw error;
      if (conflicts > MAX_CONFLICTS || stalePlans > patience.stalePlans || performance.now() > end)
        throw error;
      if (conflicts > 0) await delay(Math.random() * MAX_PAUSE_MS * conflicts);
    }
  }
}
