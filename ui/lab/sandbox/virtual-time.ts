import type { SimulatedClock } from "xstate";
import type { Timers } from "#core/app/create-app.ts";

/** A clock that a person moves: what is due on the way happens one after another, each with all that follows from it. */
export interface VirtualTime {
  readonly timers: Timers;
  now(): number;
  /** Lets promises settle; no time passes. */
  settle(): Promise<void>;
  pass(millis: number): Promise<void>;
}

/** Promises of a sandbox in memory settle within so many turns. */
const TURNS = 40;
/** More timers than these at one moment start each other. */
const MAX_WAKES = 1000;

/** Makes it over a clock that fires all that is due at once, and so would skip what a timer starts. */
export function createVirtualTime(clock: SimulatedClock): VirtualTime {
  const due = new Map<unknown, number>();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  };
  return {
    now: () => clock.now(),
    settle,
    timers: {
      setTimeout: (act, millis) => {
        const id: unknown = clock.setTimeout(() => {
          due.delete(id);
          act();
        }, millis);
        due.set(id, clock.now() + millis);
        return id;
      },
      clearTimeout: (id) => {
        due.delete(id);
        clock.clearTimeout(id);
      },
    },
    pass: async (millis) => {
      const end = clock.now() + millis;
      await settle();
      let wakes = 0;
      for (let next = Math.min(...due.values()); next <= end; next = Math.min(...due.values())) {
        wakes = next > clock.now() ? 0 : wakes + 1;
        if (wakes > MAX_WAKES) throw new Error("Timers start each other and time stands still");
        clock.increment(Math.max(0, next - clock.now()));
        await settle();
      }
      clock.increment(end - clock.now());
      await settle();
    },
  };
}
