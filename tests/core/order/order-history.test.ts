import { createActor, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import type { ShopId } from "#core/kernel/id.ts";
import {
  connectOrderHistory,
  type HistoryActor,
  type HistoryQuery,
} from "#core/order/history/order-history.machine.ts";
import { pageCount } from "#core/order/history/page-count.ts";
import type { Order } from "#core/order/order.ts";
import type { Page } from "#core/kernel/page.ts";
import type { OrdersPort } from "#core/order/order.ports.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { idOf } from "#tests/support/builders/values.ts";

const EMPTY: Page<Order> = { items: [], page: 1, perPage: 25, total: 0 };
const FULL: Page<Order> = { ...EMPTY, total: 30 };
const LOST = { tag: "Unreachable", key: "network.unreachable", message: null } as const;

type Answer = () => Promise<Page<Order>>;

/** A list whose answers are written down beforehand. */
function aList(
  state: HistoryQuery["state"],
  answers: readonly Answer[],
): {
  readonly actor: HistoryActor;
  readonly clock: SimulatedClock;
} {
  const asked = answers[Symbol.iterator]();
  const refuse = (): never => {
    throw new Error("Not asked for here");
  };
  const orders: OrdersPort = {
    list: () => asked.next().value?.() ?? refuse(),
    load: refuse,
    cancel: refuse,
    complain: refuse,
    answerChange: refuse,
    reorder: refuse,
  };
  const clock = new SimulatedClock();
  const input = { shopId: idOf<ShopId>("bistro"), state, page: 1, search: "" };
  const actor = createActor(connectOrderHistory(orders), { input, clock });
  actor.start();
  return { actor, clock };
}

describe("orderHistoryMachine", () => {
  it("reloads active orders while they are visible", async () => {
    const { actor, clock } = aList("active", [async () => EMPTY, async () => FULL]);
    await waitFor(actor, (state) => selectAnswer(state) !== null);
    expect(actor.getSnapshot().hasTag("busy")).toBe(false);
    clock.increment(15_000);
    await waitFor(actor, (state) => selectAnswer(state)?.total === 30);
    expect(actor.getSnapshot().value).toBe("shown");
  });

  it("leaves past orders as they are", async () => {
    const { actor, clock } = aList("past", [async () => FULL]);
    await waitFor(actor, (state) => selectAnswer(state) !== null);
    clock.increment(15_000);
    expect(actor.getSnapshot().value).toBe("shown");
  });

  it("shows why it failed and reloads on request", async () => {
    const { actor } = aList("past", [() => Promise.reject(LOST), async () => FULL]);
    await waitFor(actor, (state) => selectPollingError(state) !== null);
    expect(selectPollingError(actor.getSnapshot())).toEqual(LOST);
    actor.send({ type: "polling.retry" });
    await waitFor(actor, (state) => selectAnswer(state) !== null);
    expect(selectPollingError(actor.getSnapshot())).toBeNull();
  });

  it("keeps the last known orders when a reload fails", async () => {
    const { actor, clock } = aList("active", [async () => FULL, () => Promise.reject(LOST)]);
    await waitFor(actor, (state) => selectAnswer(state) !== null);
    clock.increment(15_000);
    await waitFor(actor, (state) => state.matches("shown"));
    expect(selectAnswer(actor.getSnapshot())).toEqual(FULL);
  });
});

describe("pageCount", () => {
  it("is one for an empty list and counts a begun page", () => {
    expect([pageCount(EMPTY), pageCount(FULL), pageCount({ total: 50, perPage: 25 })]).toEqual([1, 2, 2]);
  });
});
