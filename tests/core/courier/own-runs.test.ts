import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { courierOrderOf } from "#core/courier/courier-order.ts";
import type { OwnRun } from "#core/courier/own-run.ts";
import { connectOwnRuns, ownRunsMachine } from "#core/courier/own-runs.machine.ts";
import { RUN_REFRESH_MS } from "#core/courier/run-setup.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const PICKUP = { name: "Centru", address: "Lipscani 1", coordinates: { latitude: 44.4, longitude: 26.1 } };

function aRun(): OwnRun {
  const order = aStaffOrder({ status: "ready" });
  return { orderId: order.id, ...courierOrderOf({ order, pickup: PICKUP, endedAt: null }, order.placedAt) };
}

describe("the list of a courier's own runs (COURIER-12)", () => {
  it("is read again while it is on screen, and stays there while it cannot be", async () => {
    const clock = new SimulatedClock();
    let answer: () => readonly OwnRun[] = () => [];
    const machine = connectOwnRuns({ list: async () => answer() });
    const actor = createActor(machine, { clock, inspect: visits.inspect, input: null });
    actor.start();
    await flush();
    expect(selectAnswer(actor.getSnapshot())).toEqual([]);
    const run = aRun();
    answer = () => [run];
    clock.increment(RUN_REFRESH_MS);
    await flush();
    expect(selectAnswer(actor.getSnapshot())).toEqual([run]);
    answer = () => {
      throw UNREACHABLE;
    };
    clock.increment(RUN_REFRESH_MS);
    await flush();
    expect([selectAnswer(actor.getSnapshot()), selectPollingError(actor.getSnapshot())]).toEqual([
      [run],
      null,
    ]);
  });

  it("says when it could not be read at first, and reads it when asked to", async () => {
    let answer: () => readonly OwnRun[] = () => {
      throw UNREACHABLE;
    };
    const machine = connectOwnRuns({ list: async () => answer() });
    const actor = createActor(machine, { clock: new SimulatedClock(), inspect: visits.inspect, input: null });
    actor.start();
    await flush();
    expect(selectPollingError(actor.getSnapshot())).toEqual(UNREACHABLE);
    answer = () => [];
    actor.send({ type: "polling.retry" });
    await flush();
    expect(selectAnswer(actor.getSnapshot())).toEqual([]);
  });

  it("visits every state", () => {
    expect(visits.missing(ownRunsMachine)).toEqual([]);
  });
});
