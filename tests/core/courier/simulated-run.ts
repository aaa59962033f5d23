import { createActor, type Actor } from "xstate";
import { connectRun } from "#core/courier/connect-run.ts";
import { courierOrderOf, type CourierOrder } from "#core/courier/courier-order.ts";
import type { runMachine } from "#core/courier/run.machine.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { moveOfAction, type CourierAction } from "#core/order/lifecycle/courier-action.ts";
import { statusAfter } from "#core/order/lifecycle/order-stages.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

/** The states that simulated runs were in. */
export const visits = createVisits();
/** The token of the run's link. */
export const TOKEN = "token";
const PICKUP = {
  name: "Centru",
  address: "Strada Lipscani 1",
  coordinates: { latitude: 44.43, longitude: 26.1 },
};

/** The restaurant's side of one run, as the server keeps it. */
export interface Kitchen {
  order: CourierOrder;
  isAway: boolean;
  readonly done: CourierAction[];
  next: AppError | null;
  /** Holds the answer of the next reading until it resolves, as it was when it was asked for. */
  held: Promise<void> | null;
}

/** A courier's page, and the restaurant behind it. */
export interface Running {
  readonly actor: Actor<typeof runMachine>;
  readonly kitchen: Kitchen;
  readonly backend: TestBackend;
  tap(type: CourierAction["type"], text?: string): void;
  pass(millis: number): Promise<void>;
  waiting(): readonly string[];
}

/** A restaurant whose order is ready. */
export function aKitchen(change: Partial<CourierOrder> = {}): Kitchen {
  const order = aStaffOrder({ status: "ready" });
  const seen = courierOrderOf({ order, pickup: PICKUP, endedAt: null }, order.placedAt);
  return { order: { ...seen, ...change }, isAway: false, done: [], next: null, held: null };
}

/** Opens the page of a run and waits until it is read. */
export async function simulateRun(kitchen = aKitchen(), backend = createTestBackend()): Promise<Running> {
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
      load: async () => {
        const read = answer();
        const { held } = kitchen;
        kitchen.held = null;
        await held;
        return read;
      },
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
    input: { key: TOKEN },
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
