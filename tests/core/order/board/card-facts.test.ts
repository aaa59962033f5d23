import { describe, expect, it } from "vitest";
import { isFirstOrder, mentionsAllergy, moneyToCollect, orderUrgency } from "#core/order/board/card-facts.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aDeliveryOrder } from "#tests/support/builders/order.ts";

const at = (minutes: number) => plusMillis(NOON, minutes * 60_000);

describe("orderUrgency", () => {
  it.each([
    [0, 0, "calm"],
    [5, 5, "near"],
    [8, 8, "late"],
  ])("of an unanswered order after %i minutes is %i minutes of waiting, %s", (passed, minutes, level) => {
    expect(orderUrgency(aDeliveryOrder(), at(passed))).toEqual({ measure: "waiting", minutes, level });
  });

  it.each([
    [20, 20, "calm"],
    [10, 10, "near"],
    [-3, -3, "late"],
  ])("of an accepted order %i minutes before the promise is %i, %s", (left, minutes, level) => {
    const order = aDeliveryOrder({ status: "preparing", promisedAt: at(left) });
    expect(orderUrgency(order, NOON)).toEqual({ measure: "promise", minutes, level });
  });
});

describe("moneyToCollect", () => {
  it("is the total until it is paid (BOARD-2)", () => {
    const order = aDeliveryOrder();
    const paid = aDeliveryOrder({
      payment: { method: "cash", status: "paid", cashChangeFor: null, refunded: null },
    });
    expect([moneyToCollect(order), moneyToCollect(paid)]).toEqual([
      { amount: "40.00", currency: "RON" },
      null,
    ]);
  });
});

describe("isFirstOrder", () => {
  it("counts the order itself", () => {
    const { customer } = aDeliveryOrder();
    expect(
      [1, 2].map((ordersCount) => isFirstOrder(aDeliveryOrder({ customer: { ...customer, ordersCount } }))),
    ).toEqual([true, false]);
  });
});

describe("mentionsAllergy", () => {
  it.each([
    ["Sunt alergică la arahide", true],
    ["Intoleranță la lactoză", true],
    ["Nut allergy!", true],
    ["Fără ceapă, vă rog", false],
  ])("%s: %s", (note, expected) => {
    expect(mentionsAllergy(note)).toBe(expected);
  });
});
