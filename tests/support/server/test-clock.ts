import type { ServerClock } from "#adapters/server/clock/server-clock.ts";
import { instantOfMillis, parseInstant, toMillis } from "#core/time/instant.ts";

/** A clock that only a test moves, independent of the database's. */
export interface TestClock extends ServerClock {
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
    machineMillis: () => millis,
    observe: () => undefined,
    advance: (more) => {
      millis += more;
    },
  };
}
