import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardColumns, columnOf, startsAt } from "#core/order/board/board-columns.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { STATUSES } from "#tests/core/order/order-cases.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aDeliveryOrder } from "#tests/support/builders/order.ts";

const MINUTE_MS = 60_000;
const at = (minutes: number) => plusMillis(NOON, minutes * MINUTE_MS);

describe("startsAt", () => {
  it("is the promise minus preparation and travel", () => {
    expect(startsAt(aDeliveryOrder({ promisedAt: at(120) }))).toEqual(at(65));
  });

  it("is unknown before the order is accepted", () => {
    expect(startsAt(aDeliveryOrder())).toBeNull();
  });
});

describe("columnOf", () => {
  it.each([
    ["pending", "new"],
    ["accepted", "preparing"],
    ["preparing", "preparing"],
    ["ready", "ready"],
    ["out_for_delivery", "out"],
    ["fulfilled", null],
    ["rejected", null],
    ["cancelled", null],
  ] as const)("puts %s into %s", (status, column) => {
    expect(columnOf(aDeliveryOrder({ status }), NOON)).toBe(column);
  });

  it("lists an accepted order for later separately until its preparation begins", () => {
    const later = aDeliveryOrder({ status: "accepted", requestedFor: at(120), promisedAt: at(120) });
    expect([columnOf(later, at(64)), columnOf(later, at(65))]).toEqual(["scheduled", "preparing"]);
  });
});

describe("boardColumns", () => {
  it("puts first what is due first", () => {
    const orders = [20, 5, 10].map((minutes) =>
      aDeliveryOrder({ id: idOf<OrderId>(`in ${minutes}`), answerBy: at(minutes) }),
    );
    expect(boardColumns(orders, NOON).new.map(({ answerBy }) => answerBy)).toEqual([at(5), at(10), at(20)]);
  });

  it("shows every order that is not over once (BOARD-1)", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STATUSES)), (statuses) => {
        const orders = statuses.map((status, index) =>
          aDeliveryOrder({ id: idOf<OrderId>(`order ${index}`), status }),
        );
        const shown = Object.values(boardColumns(orders, NOON)).flat();
        const open = orders.filter(({ status }) => !["fulfilled", "rejected", "cancelled"].includes(status));
        expect(new Set(shown)).toEqual(new Set(open));
        expect(shown).toHaveLength(open.length);
      }),
    );
  });
});
