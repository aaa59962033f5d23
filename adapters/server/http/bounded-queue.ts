import type { WireError } from "#core/contract/errors/error-body.ts";

/** Runs work in turn; throws the queue's refusal when too much is waiting already. */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** How much runs at once, how much waits, and how the rest is refused. */
export interface QueueBounds {
  readonly atOnce: number;
  readonly waiting: number;
  readonly refusal: () => WireError;
}

/** A queue of this process. */
export function createBoundedQueue({ atOnce, waiting: most, refusal }: QueueBounds): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
