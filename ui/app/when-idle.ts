/** A page that is never idle is taken over all the same, in milliseconds. */
export const TAKE_OVER_TIMEOUT_MS = 1000;

// Milliseconds; Safari cannot say when it is idle.
const UNKNOWN_IDLE_MS = 200;

/** Does something once the browser has nothing else to do, within `timeout` milliseconds where one is given. */
export function whenIdle(work: () => void, timeout?: number): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work, timeout === undefined ? {} : { timeout });
  else setTimeout(work, UNKNOWN_IDLE_MS);
}
