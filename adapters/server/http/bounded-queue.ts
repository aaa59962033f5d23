import type { WireError } from "#core/contract/errors/error-body.ts";
import { createTurns } from "#adapters/server/db/turns.ts";

/**
 * Runs work in turn by whom it is for (`key`); throws the queue's refusal when too much is waiting already. Work for a
 * shop takes half of the places at most (LIMIT-7).
 */
export type BoundedQueue = <T>(work: () => Promise<T>, key?: string) => Promise<T>;

/** How much runs at once, how much waits, and how the rest is refused. */
export interface QueueBounds {
  readonly atOnce: number;
  readonly waiting: number;
  readonly refusal: () => WireError;
}

/** A queue of this process. */
export function createBoundedQueue({ atOnce, waiting: most, refusal }: QueueBounds): BoundedQueue {
  const turns = createTurns({ atOnce });
  return async (work, key = "") => {
    const share = key === "" ? most : Math.ceil(most / 2);
    if (turns.isFull() && (turns.waiting() >= most || turns.waitingFor(key) >= share)) throw refusal();
    const leave = await turns.take(key);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
