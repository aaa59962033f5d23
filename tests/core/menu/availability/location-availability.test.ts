import { createActor, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import type { ShopId } from "#core/kernel/id.ts";
import type { AvailabilityChange, ItemAvailability } from "#core/menu/availability/availability-change.ts";
import type { AvailabilityPort } from "#core/menu/availability/availability.ports.ts";
import {
  changedId,
  connectLocationAvailability,
  selectAvailabilityError,
  selectLocationMenu,
  selectUnsavedChanges,
  type LocationAvailabilityActor,
  type LocationAvailabilitySnapshot,
} from "#core/menu/availability/location-availability.machine.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aMenu, aProduct } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

const PIZZA = aProduct("Pizza", { disabledUntilByLocation: { [CENTRU]: INDEFINITELY } });
const SOUP = aProduct("Soup");
const MENU = aMenu({ products: [PIZZA, SOUP] });
const LOST = { tag: "Unreachable", key: "network.unreachable", message: null } as const;
const change = (id: typeof PIZZA.id): AvailabilityChange => ({
  type: "product",
  id,
  disabledUntil: INDEFINITELY,
});
const set = (id: typeof PIZZA.id): ItemAvailability => ({
  type: "product",
  id,
  disabledUntil: INDEFINITELY,
  setBy: "Ana",
  setAt: NOON,
});

interface Opened {
  readonly actor: LocationAvailabilityActor;
  readonly clock: SimulatedClock;
  readonly written: (readonly AvailabilityChange[])[];
  /** Answers the write that waits longest. */
  readonly release: (outcome?: "lost") => void;
  readonly reads: () => number;
}

function opened(change: Partial<AvailabilityPort> = {}, mayChange = true): Opened {
  const written: (readonly AvailabilityChange[])[] = [];
  const gates: ((outcome?: "lost") => void)[] = [];
  let reads = 0;
  const operations: AvailabilityPort = {
    readAvailability: async () => {
      reads += 1;
      return [];
    },
    readStock: async () => [],
    changeStock: async (_location, changes) =>
      changes.map(({ productId }) => ({ productId, count: 4, setBy: "Ana", setAt: NOON })),
    changeAvailability: (_location, changes) => {
      written.push(changes);
      return new Promise((resolve, reject) => {
        gates.push((outcome) =>
          outcome === "lost" ? reject(LOST) : resolve(changes.map(({ id }) => set(idOfProduct(id)))),
        );
      });
    },
    ...change,
  };
  const clock = new SimulatedClock();
  const logic = connectLocationAvailability(operations, { load: async () => MENU });
  const input = { shopId: idOf<ShopId>("bistro"), locationId: CENTRU, mayChange };
  const actor = createActor(logic, { input, clock }).start();
  return { actor, clock, written, release: (outcome) => gates.shift()?.(outcome), reads: () => reads };
}

const idOfProduct = (id: string): typeof PIZZA.id => (id === PIZZA.id ? PIZZA.id : SOUP.id);
const soldOut = (snapshot: LocationAvailabilitySnapshot): readonly string[] | undefined =>
  selectLocationMenu(snapshot)?.items.map(({ id }) => id);
const isIdle = (snapshot: LocationAvailabilitySnapshot): boolean => snapshot.matches("shown");

describe("locationAvailabilityMachine", () => {
  it("writes what is pressed while a write is under way after it, and loses none", async () => {
    const { actor, written, release } = opened();
    await waitFor(actor, isIdle);
    actor.send({ type: "availability.change", change: change(PIZZA.id) });
    actor.send({ type: "availability.change", change: change(SOUP.id) });
    expect(selectUnsavedChanges(actor.getSnapshot())).toEqual([change(PIZZA.id), change(SOUP.id)]);
    expect(written).toEqual([[change(PIZZA.id)]]);
    release();
    await waitFor(actor, (snapshot) => soldOut(snapshot)?.length === 1);
    expect(written).toEqual([[change(PIZZA.id)], [change(SOUP.id)]]);
    release();
    await waitFor(actor, isIdle);
    expect(soldOut(actor.getSnapshot())).toEqual([PIZZA.id, SOUP.id]);
    expect(selectUnsavedChanges(actor.getSnapshot())).toEqual([]);
  });

  it("writes a stock, and shows what is left of it", async () => {
    const { actor, written } = opened();
    await waitFor(actor, isIdle);
    const wanted = { productId: SOUP.id, count: 4 };
    actor.send({ type: "availability.change", change: wanted });
    expect(selectUnsavedChanges(actor.getSnapshot()).map(changedId)).toEqual([SOUP.id]);
    await waitFor(actor, isIdle);
    expect(selectLocationMenu(actor.getSnapshot())?.stock).toEqual([
      { ...wanted, setBy: "Ana", setAt: NOON },
    ]);
    expect(written).toEqual([]);
  });

  it("writes what is pressed while it is read again", async () => {
    const { actor, written, release } = opened();
    await waitFor(actor, isIdle);
    actor.send({ type: "availability.refresh" });
    actor.send({ type: "availability.change", change: change(PIZZA.id) });
    expect(written).toEqual([[change(PIZZA.id)]]);
    release();
    await waitFor(actor, isIdle);
    expect(soldOut(actor.getSnapshot())).toEqual([PIZZA.id]);
  });

  it("reads what holds after a write that failed, and says so", async () => {
    const { actor, release, reads } = opened();
    const failures: string[] = [];
    actor.on("availability.failed", ({ during, error }) => failures.push(`${during} ${error.key}`));
    await waitFor(actor, isIdle);
    actor.send({ type: "availability.change", change: change(PIZZA.id) });
    release("lost");
    await waitFor(actor, (snapshot) => isIdle(snapshot) && reads() === 2);
    expect(failures).toEqual(["write network.unreachable"]);
    expect(selectUnsavedChanges(actor.getSnapshot())).toEqual([]);
    expect(soldOut(actor.getSnapshot())).toEqual([]);
  });

  it("is read again each minute and when the stream says so, and keeps what is known when that fails", async () => {
    let reads = 0;
    const { actor, clock } = opened({
      readAvailability: async () => {
        reads += 1;
        if (reads === 2) throw LOST;
        return reads === 1 ? [set(PIZZA.id)] : [set(SOUP.id)];
      },
    });
    await waitFor(actor, isIdle);
    clock.increment(60_000);
    await waitFor(actor, isIdle);
    expect([reads, soldOut(actor.getSnapshot())]).toEqual([2, [PIZZA.id]]);
    actor.send({ type: "availability.refresh" });
    await waitFor(actor, isIdle);
    expect([reads, soldOut(actor.getSnapshot())]).toEqual([3, [SOUP.id]]);
  });

  it("says why it could not be read, and is read again on demand", async () => {
    let isLost = true;
    const { actor } = opened({ readAvailability: async () => (isLost ? Promise.reject(LOST) : []) });
    const failures: string[] = [];
    actor.on("availability.failed", ({ during, error }) => failures.push(`${during} ${error.key}`));
    await waitFor(actor, (snapshot) => selectAvailabilityError(snapshot) !== null);
    expect(failures).toEqual(["read network.unreachable"]);
    expect(selectAvailabilityError(actor.getSnapshot())).toEqual(LOST);
    isLost = false;
    actor.send({ type: "availability.refresh" });
    await waitFor(actor, isIdle);
    expect(selectAvailabilityError(actor.getSnapshot())).toBeNull();
  });

  it("shows what the menu says to somebody who may not change it, and asks for no names", async () => {
    const { actor, reads } = opened({}, false);
    await waitFor(actor, isIdle);
    expect([reads(), soldOut(actor.getSnapshot())]).toEqual([0, [PIZZA.id]]);
  });
});
