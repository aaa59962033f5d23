import { createBoundedQueue, type BoundedQueue } from "./bounded-queue.ts";
import { tooManyRequests } from "./failures.ts";

// Each holds its bytes while it waits.
const MAX_WAITING = 8;
const RETRY_SECONDS = 5;

/** A queue for what is made of uploaded files, one at a time: it keeps a processor, and orders are taken next to one of them. */
export function createUploadQueue(): BoundedQueue {
  return createBoundedQueue({
    atOnce: 1,
    waiting: MAX_WAITING,
    refusal: () => tooManyRequests(RETRY_SECONDS),
  });
}
