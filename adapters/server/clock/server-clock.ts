import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { Clock } from "#core/time/clock.ts";
import { instantOfMillis, toMillis, type Instant } from "#core/time/instant.ts";

/** When the database was asked for its time and when it answered, in milliseconds of the machine's clock. */
export interface Asked {
  readonly from: number;
  readonly to: number;
}

/** The clock of a server process, corrected by the database's where the machine's own is wrong. */
export interface ServerClock extends Clock {
  /** The machine's own time, uncorrected. */
  machineMillis(): number;
  /** Corrects the clock by an observation of the database's time. */
  observe(databaseNow: Instant, asked: Asked): void;
}

// Less than this is the time that answers take, or what time servers smooth out by themselves.
const TOLERANCE_MS = 1000;

/**
 * The machine's clock, corrected by the last observation of the database's when they differ by more than a second
 * beyond what the answer itself may have taken: all processes of an installation then write comparable due times,
 * even when the clock of a machine is wrong.
 */
export function createServerClock(machineMillis: () => number): ServerClock {
  let correction = 0;
  const millis = (): number => machineMillis() + correction;
  return {
    machineMillis,
    millis,
    now: () => instantOfMillis(millis()),
    observe: (databaseNow, { from, to }) => {
      const told = toMillis(databaseNow);
      if (told < from - TOLERANCE_MS) correction = told - from;
      else if (told > to + TOLERANCE_MS) correction = told - to;
      else correction = 0;
    },
  };
}

/** Asks the database for its time once. */
export async function observeDatabase(database: Queries, clock: ServerClock): Promise<void> {
  const from = clock.machineMillis();
  const { at } = await READ_TIME.one(database);
  clock.observe(at, { from, to: clock.machineMillis() });
}

const READ_TIME = statement("clock.readTime", "select clock_timestamp() as at", ["at"]);
