import type { Clock } from "#core/kernel/clock.ts";
import { instantOfMillis, parseInstant, toMillis } from "#core/time/instant.ts";

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(millis: number): void;
}

/** A clock that stands at an instant; a Wednesday noon in Bucharest unless another is named. */
export function createTestClock(start = "2026-11-18T10:00:00.000Z"): TestClock {
  const instant = parseInstant(start);
  if (instant === null) throw new Error(`${start} is no instant`);
  let millis = toMillis(instant);
  return {
    now: () => instantOfMillis(millis),
    millis: () => millis,
    advance: (more) => {
      millis += more;
    },
  };
}
