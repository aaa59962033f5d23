/** Runs work while no other page of this browser runs the same, if that can be known. */
export type OnePageAtATime = (work: () => Promise<void>) => Promise<void>;

/** A frozen page must not hold up the others for longer. */
const MAX_WAIT_MS = 5_000;

/** Makes it of the browser's locks, one name for each work, which pages have over https and on localhost; without them work starts at once. */
export function createOnePageAtATime(
  locks: LockManager | undefined,
  name: string,
  maxWaitMs: number = MAX_WAIT_MS,
): OnePageAtATime {
  if (locks === undefined) return (work) => work();
  return async (work) => {
    let isStarted = false;
    const signal = AbortSignal.timeout(maxWaitMs);
    try {
      await locks.request(name, { signal }, () => {
        isStarted = true;
        return work();
      });
    } catch (thrown) {
      if (isStarted) throw thrown;
      await work();
    }
  };
}
