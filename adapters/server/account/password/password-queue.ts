import { type BoundedQueue, createBoundedQueue } from "#adapters/server/http/bounded-queue.ts";
import { tooManyRequests } from "#adapters/server/http/failures.ts";

/** Hashing is heavy on purpose: so many at once, so many waiting, and the rest are asked to come back. */
const AT_ONCE = 2;
const WAITING = 20;
const RETRY_SECONDS = 2;

/** Runs heavy work two at a time; throws TooManyRequests when twenty are waiting already. */
export type PasswordQueue = BoundedQueue;

/** A queue of this process. */
export function createPasswordQueue(): PasswordQueue {
  return createBoundedQueue({
    atOnce: AT_ONCE,
    waiting: WAITING,
    refusal: () => tooManyRequests(RETRY_SECONDS),
  });
}
