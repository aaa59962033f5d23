import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { LAGGING_WORK, longestLags, type Lag } from "#core/lag/lag.ts";
import { connectLags, selectLags } from "#core/lag/lags.machine.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";

const anyLag: fc.Arbitrary<Lag> = fc.record({
  work: fc.constantFrom(...LAGGING_WORK),
  since: fc.nat(1000).map((minutes) => plusMillis(NOON, -minutes * 60_000)),
});

describe("longestLags", () => {
  it("names each kind of work once, by the one that waits longest", () => {
    const [hour, minute] = [plusMillis(NOON, -3_600_000), plusMillis(NOON, -60_000)];
    expect(
      longestLags([
        { work: "job", since: minute },
        { work: "email", since: minute },
        { work: "email", since: hour },
      ]),
    ).toEqual([
      { work: "email", since: hour },
      { work: "job", since: minute },
    ]);
    fc.assert(
      fc.property(fc.array(anyLag), (lags) => {
        const longest = longestLags(lags);
        expect(new Set(longest.map(({ work }) => work))).toEqual(new Set(lags.map(({ work }) => work)));
        for (const { work, since } of lags)
          expect(longest.some((one) => one.work === work && one.since <= since)).toBe(true);
      }),
    );
  });
});

describe("lagsMachine", () => {
  it("reads again every half minute, and keeps what it knew when nobody answers", async () => {
    const lag: Lag = { work: "sms", since: NOON };
    const answers = [() => Promise.resolve([lag]), () => Promise.reject(new Error("down")), async () => []];
    const clock = new SimulatedClock();
    let asked = 0;
    const readLags = (): Promise<readonly Lag[]> => {
      asked += 1;
      return answers[asked - 1]?.() ?? Promise.resolve([]);
    };
    const actor = createActor(connectLags({ readLags }), { clock }).start();
    const seen: (readonly Lag[])[] = [];
    for (const rounds of [1, 2, 3]) {
      await waitFor(actor, (snapshot) => snapshot.matches("waiting") && asked === rounds);
      seen.push(selectLags(actor.getSnapshot()));
      clock.increment(30_000);
    }
    expect(seen).toEqual([[lag], [lag], []]);
    actor.stop();
  });
});
