import type { AppError } from "#core/errors/app-error.ts";

/** Hashing is heavy on purpose: so many at once, so many waiting, and the rest are asked to come back. */
const AT_ONCE = 2;
const WAITING = 20;
const RETRY_SECONDS = 2;

/** Runs heavy work two at a time; throws TooManyRequests when twenty are waiting already. */
export type PasswordQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue of this process. */
export function createPasswordQueue(): PasswordQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw overloaded();
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

function overloaded(): AppError {
  return {
    tag: "TooManyRequests",
    key: "too_many_requests",
    message: null,
    retryAfterSeconds: RETRY_SECONDS,
  };
}
