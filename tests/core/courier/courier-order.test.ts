import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { courierOrderOf, COURIER_SEES_MS } from "#core/courier/courier-order.ts";
import { COURIER_ACTION_TYPES, moveOfAction } from "#core/order/lifecycle/courier-action.ts";
import { movesOf } from "#core/order/lifecycle/order-moves.ts";
import { isTerminal } from "#core/order/lifecycle/order-stages.ts";
import { ORDER_STATUSES, type OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { plusMillis } from "#core/time/instant.ts";
import { HALF_PAST_NOON } from "#tests/core/order/order-cases.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";

const PICKUP = {
  name: "Centru",
  address: "Strada Lipscani 1",
  coordinates: { latitude: 44.43, longitude: 26.1 },
};

describe("a run", () => {
  it("shows whom it is for until two hours after its end, to the millisecond", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 2 * COURIER_SEES_MS }), (since) => {
        const run = { order: aStaffOrder(), pickup: PICKUP, endedAt: HALF_PAST_NOON };
        const seen = courierOrderOf(run, plusMillis(HALF_PAST_NOON, since));
        const isGone = since >= COURIER_SEES_MS;
        expect(seen.contact === null && seen.deliveryAddress === null && seen.items.length === 0).toBe(
          isGone,
        );
        expect(seen.number).toBe(run.order.number);
      }),
    );
  });

  it("names what is in the bag with its options, and no price (COURIER-2)", () => {
    const order = aStaffOrder();
    const { items } = courierOrderOf({ order, pickup: PICKUP, endedAt: null }, HALF_PAST_NOON);
    expect(items).toEqual(
      order.lines.map(({ name, qty, modifiers }) => ({
        name: [name, ...modifiers.map((modifier) => modifier.name)].join(" · "),
        qty,
      })),
    );
  });
});

describe("a courier's actions", () => {
  it("are moves of the lifecycle that a courier may make, or nothing where they were made", () => {
    const here = (status: OrderStatus) => COURIER_ACTION_TYPES.map((type) => moveOfAction(type, status));
    expect(here("ready")).toEqual(["dispatch", "arrive", "complete", "report"]);
    expect(movesOf("courier", "out_for_delivery")).toEqual(["arrive", "report", "complete"]);
    expect(moveOfAction("picked_up", "out_for_delivery")).toBeNull();
    expect(moveOfAction("picked_up", "fulfilled")).toBeNull();
    expect(moveOfAction("delivered", "fulfilled")).toBeNull();
    for (const type of COURIER_ACTION_TYPES)
      for (const status of ORDER_STATUSES.filter((one) => isTerminal(one) && one !== "fulfilled"))
        expect(movesOf("courier", status)).not.toContain(moveOfAction(type, status));
  });
});
