import { describe, expect, it } from "vitest";
import { createActor, type Actor } from "xstate";
import { connectRun } from "#core/courier/connect-run.ts";
import { COURIER_SEES_MS, courierOrderOf, type CourierOrder } from "#core/courier/courier-order.ts";
import { RESEND_MS, RUN_REFRESH_MS } from "#core/courier/run-setup.ts";
import { runMachine } from "#core/courier/run.machine.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { moveOfAction, type CourierAction } from "#core/order/lifecycle/courier-action.ts";
import { statusAfter } from "#core/order/lifecycle/order-stages.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { NOT_FOUND, refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-ports.ts";
import { flush } from "#tests/support/waiting.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const TOKEN = "token";
const PICKUP = {
  name: "Centru",
  address: "Strada Lipscani 1",
  coordinates: { latitude: 44.43, longitude: 26.1 },
};

/** The restaurant's side of one run, as the server keeps it. */
interface Kitchen {
  order: CourierOrder;
  isAway: boolean;
  readonly done: CourierAction[];
  next: AppError | null;
}

interface Running {
  readonly actor: Actor<typeof runMachine>;
  readonly kitchen: Kitchen;
  readonly backend: TestBackend;
  tap(type: CourierAction["type"], text?: string): void;
  pass(millis: number): Promise<void>;
  waiting(): readonly string[];
}

function aKitchen(change: Partial<CourierOrder> = {}): Kitchen {
  const order = aStaffOrder({ status: "ready" });
  const seen = courierOrderOf({ order, pickup: PICKUP, endedAt: null }, order.placedAt);
  return { order: { ...seen, ...change }, isAway: false, done: [], next: null };
}

async function start(kitchen = aKitchen(), backend = createTestBackend()): Promise<Running> {
  const answer = (): CourierOrder => {
    const { next } = kitchen;
    kitchen.next = null;
    if (kitchen.isAway) throw UNREACHABLE;
    if (next !== null) throw next;
    return kitchen.order;
  };
  const { clock, ids, runQueue } = backend.ports;
  const machine = connectRun({
    clock,
    ids,
    runQueue,
    runs: {
      load: async () => answer(),
      act: async (_token, action) => {
        answer();
        // An id counts once.
        if (kitchen.done.some(({ id }) => id === action.id)) return kitchen.order;
        kitchen.done.push(action);
        const move = moveOfAction(action.type, kitchen.order.status);
        const { status, hasArrived } = kitchen.order;
        kitchen.order = {
          ...kitchen.order,
          status: move === null ? status : statusAfter(move, status),
          hasArrived: hasArrived || action.type === "arrived",
        };
        return kitchen.order;
      },
    },
  });
  const actor = createActor(machine, {
    clock: backend.timers,
    inspect: visits.inspect,
    input: { token: TOKEN },
  });
  actor.start();
  await flush();
  return {
    actor,
    kitchen,
    backend,
    tap: (type, text) =>
      actor.send({ type: "run.tap", tap: { type, ...(text === undefined ? {} : { text }) } }),
    pass: async (millis) => {
      backend.timers.increment(millis);
      await flush();
    },
    waiting: () => actor.getSnapshot().context.waiting.map(({ type }) => type),
  };
}

const typesOf = (actions: readonly CourierAction[]): readonly string[] => actions.map(({ type }) => type);

describe("the courier's page", () => {
  it("sends what is tapped at once, each step once", async () => {
    const { kitchen, tap, waiting } = await start();
    tap("picked_up");
    tap("picked_up");
    await flush();
    expect([typesOf(kitchen.done), waiting()]).toEqual([["picked_up"], []]);
    tap("problem", "Strada e blocată");
    await flush();
    expect(kitchen.done.at(-1)?.data).toEqual({ text: "Strada e blocată" });
  });

  it("keeps what is tapped without a network, in order, and sends it when the network returns (COURIER-8)", async () => {
    const { actor, kitchen, backend, tap, pass, waiting } = await start();
    kitchen.isAway = true;
    tap("picked_up");
    tap("arrived");
    tap("delivered");
    await flush();
    expect(waiting()).toEqual(["picked_up", "arrived", "delivered"]);
    expect(actor.getSnapshot().context.isAway).toBe(true);
    expect(typesOf(await backend.ports.runQueue.list(TOKEN))).toEqual(waiting());
    await pass(RESEND_MS);
    expect(kitchen.done).toEqual([]);
    kitchen.isAway = false;
    actor.send({ type: "run.wake" });
    await flush();
    await flush();
    expect(typesOf(kitchen.done)).toEqual(["picked_up", "arrived", "delivered"]);
    expect(actor.getSnapshot().context).toMatchObject({
      waiting: [],
      isAway: false,
      order: { status: "fulfilled" },
    });
    expect(await backend.ports.runQueue.list(TOKEN)).toEqual([]);
  });

  it("sends after a reload what was tapped before it, with the same ids", async () => {
    const first = await start();
    first.kitchen.isAway = true;
    first.tap("picked_up");
    first.tap("arrived");
    await flush();
    first.actor.stop();
    const kept = await first.backend.ports.runQueue.list(TOKEN);
    first.kitchen.isAway = false;
    const second = await start(first.kitchen, first.backend);
    await flush();
    expect(first.kitchen.done).toEqual(kept);
    expect(typesOf(kept)).toEqual(["picked_up", "arrived"]);
    expect(second.waiting()).toEqual([]);
  });

  it("says what was not accepted, continues with the rest and reads the run again (COURIER-9)", async () => {
    const { actor, kitchen, tap } = await start();
    tap("picked_up");
    await flush();
    kitchen.next = refused("order.transition_not_allowed");
    tap("arrived");
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({
      waiting: [],
      refused: { type: "arrived", error: { key: "order.transition_not_allowed" } },
    });
    tap("delivered");
    expect(actor.getSnapshot().context.refused).toBeNull();
    await flush();
    expect(typesOf(kitchen.done)).toEqual(["picked_up", "delivered"]);
  });

  it("shows what was known last when it cannot be read, and reads again in time", async () => {
    const { actor, kitchen, pass } = await start();
    kitchen.isAway = true;
    await pass(RUN_REFRESH_MS);
    expect(actor.getSnapshot().context).toMatchObject({
      order: kitchen.order,
      error: { tag: "Unreachable" },
    });
    kitchen.isAway = false;
    await pass(RUN_REFRESH_MS);
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it("is missing where the link is void, and nothing of what was tapped is left", async () => {
    const { actor, kitchen, backend, tap } = await start();
    kitchen.next = NOT_FOUND;
    tap("picked_up");
    await flush();
    expect(actor.getSnapshot().hasTag("missing")).toBe(true);
    expect(await backend.ports.runQueue.list(TOKEN)).toEqual([]);
  });

  it("forgets whom the order was for two hours after its end, without a network too (COURIER-3)", async () => {
    const backend = createTestBackend();
    const endedAt = backend.now();
    const { actor, kitchen, pass } = await start(aKitchen({ status: "fulfilled", endedAt }), backend);
    kitchen.isAway = true;
    await pass(COURIER_SEES_MS - RUN_REFRESH_MS);
    expect(actor.getSnapshot().context.order?.contact).not.toBeNull();
    await pass(RUN_REFRESH_MS);
    await pass(RUN_REFRESH_MS);
    expect(actor.getSnapshot().context.order).toMatchObject({
      contact: null,
      deliveryAddress: null,
      items: [],
    });
    expect(visits.missing(runMachine)).toEqual([]);
  });
});
