import { createActor, SimulatedClock, waitFor, type SnapshotFrom } from "xstate";
import { describe, expect, it } from "vitest";
import { HISTORY_REFRESH_MS } from "#core/order/history/order-history.machine.ts";
import { connectOrderList, type OrderListActor } from "#core/order/list/order-list.machine.ts";
import { ALL_ORDERS, narrowed, type OrdersQuery } from "#core/order/list/orders-query.ts";
import { selectAnswer, selectIsPollingBusy, selectPollingError } from "#core/polling/polling.selectors.ts";
import type { StaffOrderPage } from "#core/order/order.ports.ts";

const READY = narrowed(ALL_ORDERS, { status: "ready" });
const LOST = { tag: "Unreachable", key: "network.unreachable", message: null } as const;
const pageOf = (total: number): StaffOrderPage => ({
  items: [],
  page: 1,
  perPage: 25,
  total,
  fileAddress: "/orders.csv",
});

/** A list whose answers are written down beforehand, and what it was asked. */
function aList(...answers: readonly (() => Promise<StaffOrderPage>)[]): {
  readonly actor: OrderListActor;
  readonly clock: SimulatedClock;
  readonly asked: readonly OrdersQuery[];
} {
  const next = answers[Symbol.iterator]();
  const asked: OrdersQuery[] = [];
  const list = (query: OrdersQuery): Promise<StaffOrderPage> => {
    asked.push(query);
    const answer = next.next().value;
    if (answer === undefined) throw new Error("Not asked for here");
    return answer();
  };
  const clock = new SimulatedClock();
  const actor = createActor(connectOrderList({ list }), { input: ALL_ORDERS, clock });
  actor.start();
  return { actor, clock, asked };
}

const total = (expected: number) => (state: SnapshotFrom<OrderListActor>) =>
  selectAnswer(state)?.total === expected;

describe("orderListMachine", () => {
  it("keeps the page before on screen until the one asked for is there", async () => {
    const { actor, asked } = aList(
      async () => pageOf(30),
      async () => pageOf(2),
    );
    await waitFor(actor, total(30));
    actor.send({ type: "polling.ask", query: READY });
    expect(total(30)(actor.getSnapshot())).toBe(true);
    expect(selectIsPollingBusy(actor.getSnapshot())).toBe(true);
    await waitFor(actor, total(2));
    expect(selectIsPollingBusy(actor.getSnapshot())).toBe(false);
    expect(asked).toEqual([ALL_ORDERS, READY]);
  });

  it("is read again while it is looked at, and stays when that fails", async () => {
    const { actor, clock } = aList(
      async () => pageOf(1),
      () => Promise.reject(LOST),
      async () => pageOf(3),
    );
    await waitFor(actor, total(1));
    clock.increment(HISTORY_REFRESH_MS);
    await waitFor(actor, (state) => state.matches("shown"));
    expect(selectPollingError(actor.getSnapshot())).toBeNull();
    clock.increment(HISTORY_REFRESH_MS);
    await waitFor(actor, total(3));
  });

  it("says why it cannot be read, and is asked again", async () => {
    const { actor } = aList(
      () => Promise.reject(LOST),
      async () => pageOf(5),
    );
    const failures: string[] = [];
    actor.on("polling.failed", ({ error }) => failures.push(error.key));
    await waitFor(actor, (state) => selectPollingError(state) !== null);
    expect(failures).toEqual(["network.unreachable"]);
    actor.send({ type: "polling.retry" });
    await waitFor(actor, total(5));
    expect(selectPollingError(actor.getSnapshot())).toBeNull();
  });
});
