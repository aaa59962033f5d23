import type { After } from "#adapters/browser/platform/timers.ts";

/** Time that passes only when a test advances it. */
export interface FakeTimers {
  readonly after: After;
  /** Milliseconds of the timers that are set, soonest first. */
  waiting(): readonly number[];
  /** Lets so many milliseconds pass and runs what falls due. */
  advance(millis: number): void;
}

/** Starts at 0. */
export function fakeTimers(): FakeTimers {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    after: (millis, run) => {
      const timer = { at: now + millis, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    waiting: () => [...timers].map(({ at }) => at - now).sort((one, other) => one - other),
    advance: (millis) => {
      now += millis;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.run();
      }
    },
  };
}
