import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import {
  areSameColumns,
  selectColumns,
  selectPendingCount,
  selectUndoables,
} from "#core/order/board/board-columns.selectors.ts";
import { connectOrderBoard } from "#core/order/board/connect-order-board.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { toMillis, instantOfMillis } from "#core/time/instant.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { aDeliveryOrder } from "#tests/support/builders/order.ts";

const here = aDeliveryOrder();
const elsewhere = aDeliveryOrder({
  id: idOf<OrderId>("order 7"),
  number: "B-007",
  location: { ...here.location, id: AVIATORILOR, name: "Aviatorilor" },
});

function accepted(order: StaffOrder): StaffOrder {
  const entry = {
    number: 2,
    event: "accept",
    at: NOON,
    actor: "staff",
    reason: null,
    text: null,
    minutes: 45,
  } as const;
  return { ...order, status: "accepted", version: 2, timeline: [...order.timeline, entry] };
}

async function startBoard(orders: readonly StaffOrder[]) {
  const timers = new SimulatedClock();
  const start = toMillis(NOON);
  const silent = { isArmed: () => true, arm: async () => true, loop() {}, ring() {}, silence() {} };
  const logic = connectOrderBoard({
    operations: {
      listOpen: async () => ({ orders, number: 1 }),
      list: () => Promise.reject(new Error("not asked")),
      load: async () => here,
      move: async () => accepted(here),
      readOrderingState: () => Promise.reject(new Error("not asked")),
      writeOrderingState: () => Promise.reject(new Error("not asked")),
      listCouriers: () => Promise.resolve([]),
      renewLink: () => Promise.resolve({ link: "", pin: "" }),
      loadCustomer: () => Promise.reject(new Error("No customer is shown")),
      blockCustomer: () => Promise.reject(new Error("No customer is shown")),
      readLags: () => Promise.resolve([]),
      listPrintings: () => Promise.reject(new Error("not asked")),
      printTicket: () => Promise.reject(new Error("not asked")),
      readAvailability: () => Promise.reject(new Error("not asked")),
      changeAvailability: () => Promise.reject(new Error("not asked")),
      readStock: () => Promise.reject(new Error("not asked")),
      changeStock: () => Promise.reject(new Error("not asked")),
      listPriceUpdates: () => Promise.reject(new Error("not asked")),
      loadPriceUpdate: () => Promise.reject(new Error("not asked")),
      createPriceUpdate: () => Promise.reject(new Error("not asked")),
      revisePriceUpdate: () => Promise.reject(new Error("not asked")),
      applyPriceUpdate: () => Promise.reject(new Error("not asked")),
      revertPriceUpdate: () => Promise.reject(new Error("not asked")),
    },
    streams: { followOrder: () => () => undefined, followOrganization: () => () => undefined },
    alarm: silent,
    clock: { millis: () => start + timers.now(), now: () => instantOfMillis(start + timers.now()) },
  });
  const board = createActor(logic, {
    clock: timers,
    input: { organizationId: idOf<OrganizationId>("bistro"), now: start },
  }).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  await settle();
  return { board, timers, settle };
}

describe("selectColumns", () => {
  it("shows one location, or all", async () => {
    const { board } = await startBoard([here, elsewhere]);
    const numbers = (locationId: typeof CENTRU | null) =>
      selectColumns(board.getSnapshot(), locationId).new.map(({ number }) => number);
    expect([numbers(CENTRU), numbers(null).toSorted()]).toEqual([["A-042"], ["A-042", "B-007"]]);
  });

  it("is the same board a second later", async () => {
    const { board, timers } = await startBoard([here]);
    const before = selectColumns(board.getSnapshot(), null);
    timers.increment(1000);
    expect(areSameColumns(before, selectColumns(board.getSnapshot(), null))).toBe(true);
  });
});

describe("selectPendingCount", () => {
  it("counts the unanswered of all locations", async () => {
    const { board } = await startBoard([
      here,
      elsewhere,
      aDeliveryOrder({ id: idOf<OrderId>("ready"), status: "ready" }),
    ]);
    expect(selectPendingCount(board.getSnapshot())).toBe(2);
  });
});

describe("selectUndoables", () => {
  it("counts the seconds until the customer is notified", async () => {
    const { board, timers, settle } = await startBoard([here]);
    board.send({ type: "orderBoard.move", orderId: here.id, move: { event: "accept", readyInMinutes: 45 } });
    await settle();
    timers.increment(3000);
    expect(selectUndoables(board.getSnapshot())).toEqual([
      { orderId: here.id, number: "A-042", event: "accept", secondsLeft: 7 },
    ]);
  });
});
