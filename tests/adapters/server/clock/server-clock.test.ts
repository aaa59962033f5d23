import { describe, expect, it } from "vitest";
import { createServerClock } from "#adapters/server/clock/server-clock.ts";
import { instantOfMillis } from "#core/time/instant.ts";

const NOON = 1_795_000_000_000;
const HOUR_MS = 3_600_000;

/** What a clock shows after it heard the database's time in an answer that took `took` milliseconds. */
function shown(machine: number, database: number, took = 4): number {
  const clock = createServerClock(() => machine);
  clock.observe(instantOfMillis(database), { from: machine - took, to: machine });
  return clock.millis();
}

describe("createServerClock", () => {
  it("goes by the database where the machine is wrong by more than a second", () => {
    expect(shown(NOON + HOUR_MS, NOON)).toBe(NOON + 4);
    expect(shown(NOON - HOUR_MS, NOON)).toBe(NOON);
    expect(shown(NOON + 900, NOON)).toBe(NOON + 900);
  });

  it("takes a slow answer for no wrong clock", () => {
    expect(shown(NOON, NOON - 5000, 6000)).toBe(NOON);
    expect(shown(NOON, NOON - 8000, 6000)).toBe(NOON - 2000);
  });

  it("goes by the machine again once that is right", () => {
    let machine = NOON + HOUR_MS;
    const clock = createServerClock(() => machine);
    clock.observe(instantOfMillis(NOON), { from: machine, to: machine });
    expect(clock.now()).toBe(instantOfMillis(NOON));
    machine = NOON + 10;
    clock.observe(instantOfMillis(NOON + 10), { from: machine, to: machine });
    expect(clock.now()).toBe(instantOfMillis(NOON + 10));
  });
});
