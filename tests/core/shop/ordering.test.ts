import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { chosenOrderingState } from "#core/shop/ordering/ordering-choice.ts";
import type { OrderingPort } from "#core/shop/ordering/ordering.ports.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { connectOrderingStates } from "#core/shop/ordering/ordering-states.machine.ts";
import { connectOrdering } from "#core/shop/ordering/ordering.machine.ts";
import { selectIsOrderingFailed, selectOrderingState } from "#core/shop/ordering/ordering.selectors.ts";
import { ONLINE, type OrderingState } from "#core/shop/ordering-state.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aLocation, AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const ZONE = "Europe/Bucharest";
const BUSY: OrderingState = { ...ONLINE, mode: "busy", extraMinutes: 15, until: plusMillis(NOON, 3_600_000) };

function operations(change: Partial<OrderingPort>): OrderingPort {
  return {
    readOrderingState: async () => ONLINE,
    writeOrderingState: async (_, state) => state,
    ...change,
  };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("chosenOrderingState", () => {
  const choose = (choice: Parameters<typeof chosenOrderingState>[0]) =>
    chosenOrderingState(choice, aLocation(), NOON, ZONE);

  it("is busy for an hour", () => {
    expect(choose({ mode: "busy", extraMinutes: 15, duration: 60 })).toEqual(BUSY);
  });

  it("is paused until four in the morning where nothing closes", () => {
    const paused = choose({ mode: "paused", extraMinutes: 15, duration: "endOfDay" });
    expect(paused).toEqual({ ...ONLINE, mode: "paused", until: "2026-03-14T02:00:00.000Z" });
  });

  it("is online without an end", () => {
    expect(choose({ mode: "online", extraMinutes: 15, duration: 60 })).toEqual(ONLINE);
  });
});

describe("orderingMachine", () => {
  it("writes a change and shows what the server made of it", async () => {
    const actor = createActor(connectOrdering(operations({})), { input: { locationId: CENTRU } }).start();
    await settle();
    actor.send({ type: "ordering.change", state: BUSY });
    await settle();
    expect(selectOrderingState(actor.getSnapshot(), NOON)).toEqual(BUSY);
    expect(selectOrderingState(actor.getSnapshot(), plusMillis(NOON, 3_600_000))).toEqual(ONLINE);
  });

  it("writes the last of two changes in a row", async () => {
    const written: OrderingState[] = [];
    const port = operations({
      writeOrderingState: async (_, state) => {
        written.push(state);
        return state;
      },
    });
    const actor = createActor(connectOrdering(port), { input: { locationId: CENTRU } }).start();
    await settle();
    actor.send({ type: "ordering.change", state: BUSY });
    actor.send({ type: "ordering.change", state: { ...BUSY, extraMinutes: 30 } });
    await settle();
    expect(written.map(({ extraMinutes }) => extraMinutes)).toEqual([15, 30]);
    expect(selectOrderingState(actor.getSnapshot(), NOON)?.extraMinutes).toBe(30);
  });

  it("says that the state could not be read, and reads it again when asked", async () => {
    let isDown = true;
    const port = operations({
      readOrderingState: () => (isDown ? Promise.reject(new Error("down")) : Promise.resolve(BUSY)),
    });
    const actor = createActor(connectOrdering(port), { input: { locationId: CENTRU } });
    const told: string[] = [];
    actor.on("ordering.failed", ({ error }) => told.push(error.tag));
    actor.start();
    await settle();
    expect([selectIsOrderingFailed(actor.getSnapshot()), told]).toEqual([true, ["Unexpected"]]);
    isDown = false;
    actor.send({ type: "ordering.refresh" });
    await settle();
    expect(selectOrderingState(actor.getSnapshot(), NOON)).toEqual(BUSY);
  });

  it("reads again after a change that failed", async () => {
    const port = operations({ writeOrderingState: () => Promise.reject(new Error("down")) });
    const actor = createActor(connectOrdering(port), { input: { locationId: CENTRU } }).start();
    const told: string[] = [];
    actor.on("ordering.failed", ({ error }) => told.push(error.tag));
    await settle();
    actor.send({ type: "ordering.change", state: BUSY });
    await settle();
    await settle();
    expect([selectOrderingState(actor.getSnapshot(), NOON), told]).toEqual([ONLINE, ["Unexpected"]]);
  });

  it("of a location is read again when that location changed elsewhere", async () => {
    const read: LocationId[] = [];
    const port = operations({
      readOrderingState: async (locationId) => {
        read.push(locationId);
        return ONLINE;
      },
    });
    const input = { locationIds: [CENTRU, AVIATORILOR] };
    const actor = createActor(connectOrderingStates(port), { input }).start();
    await settle();
    actor.send({ type: "orderingStates.locationChanged", locationId: AVIATORILOR });
    await settle();
    expect(read).toEqual([CENTRU, AVIATORILOR, AVIATORILOR]);
  });
});
