import type { Clock } from "#core/time/clock.ts";
import { instantOfMillis } from "#core/time/instant.ts";

/** A difference below this is the network's doing, not a wrong clock. */
const TOLERANCE_MS = 60_000;

/** A clock that can be put right by the server's. */
export interface DeviceClock extends Clock {
  /** Learns the server's time; only a difference of more than a minute counts. */
  learn(serverMillis: number): void;
}

/** The device's clock; `read` answers its milliseconds since 1970. */
export function createDeviceClock(read: () => number): DeviceClock {
  let offset = 0;
  const millis = (): number => read() + offset;
  return {
    millis,
    now: () => instantOfMillis(millis()),
    learn: (serverMillis) => {
      const difference = serverMillis - read();
      offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
    },
  };
}
