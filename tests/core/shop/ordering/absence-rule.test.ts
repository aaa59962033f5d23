import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  absenceRuleMachine,
  connectAbsenceRule,
  selectIsAbsenceRuleFailed,
  selectMayChangeAbsenceRule,
  selectPausesOrders,
} from "#core/shop/ordering/absence-rule.machine.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();

/** A rule of a server that the test speaks for. */
async function start(kept: boolean, isAway = false) {
  const world = { isAway, kept };
  const ask = <T>(answer: () => T): Promise<T> =>
    world.isAway ? Promise.reject(UNREACHABLE) : Promise.resolve(answer());
  const actor = createActor(
    connectAbsenceRule({
      readAbsenceRule: () => ask(() => world.kept),
      writeAbsenceRule: (_id, pausesOrders) =>
        ask(() => {
          world.kept = pausesOrders;
        }),
    }),
    { inspect: visits.inspect, input: { locationId: CENTRU } },
  );
  actor.start();
  const shown = () => {
    const snapshot = actor.getSnapshot();
    return [
      selectPausesOrders(snapshot),
      selectMayChangeAbsenceRule(snapshot),
      selectIsAbsenceRuleFailed(snapshot),
    ];
  };
  const first = shown();
  await flush();
  const change = async (pausesOrders: boolean): Promise<void> => {
    actor.send({ type: "absenceRule.change", pausesOrders });
    await flush();
  };
  return { actor, world, first, shown, change };
}

describe("whether orders pause when no screen follows a location (BOARD-14)", () => {
  it("is shown as it is kept, and changed at once", async () => {
    const { actor, world, first, shown, change } = await start(false);
    expect([first, shown()]).toEqual([
      [null, false, false],
      [false, true, false],
    ]);
    actor.send({ type: "absenceRule.change", pausesOrders: true });
    expect(shown()).toEqual([true, true, false]);
    await flush();
    expect([world.kept, shown()]).toEqual([true, [true, true, false]]);
    await change(false);
    expect(world.kept).toBe(false);
  });

  it("takes a press while it is written, and writes what was asked for last", async () => {
    const { actor, world, shown } = await start(false);
    for (const pausesOrders of [true, false, true, false])
      actor.send({ type: "absenceRule.change", pausesOrders });
    await flush();
    await flush();
    expect([world.kept, shown()]).toEqual([false, [false, true, false]]);
  });

  it("goes back to what it was when a change is not taken, and may be tried again", async () => {
    const { world, shown, change } = await start(true);
    world.isAway = true;
    await change(false);
    expect([world.kept, shown()]).toEqual([true, [true, true, true]]);
    world.isAway = false;
    await change(false);
    expect([world.kept, shown()]).toEqual([false, [false, true, false]]);
  });

  it("says that it could not be read, and is read when asked to", async () => {
    const { actor, world, shown } = await start(true, true);
    expect(shown()).toEqual([null, false, true]);
    world.isAway = false;
    actor.send({ type: "absenceRule.retry" });
    await flush();
    expect(shown()).toEqual([true, true, false]);
  });

  it("visits every state", () => {
    expect(visits.missing(absenceRuleMachine)).toEqual([]);
  });
});
