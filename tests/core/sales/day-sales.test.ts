import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EmployeeId } from "#core/kernel/id.ts";
import { add, sum } from "#core/money/add.ts";
import { isZero } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { FULFILLED_STATUS, LOST_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { ORDER_SOURCES } from "#core/order/order.ts";
import {
  dueOf,
  fulfilledSales,
  lostSales,
  salesByCourier,
  salesByPayment,
  salesBySource,
  salesSpan,
  type DaySales,
  type SalesGroup,
} from "#core/sales/day-sales.ts";
import { courierKey } from "#core/sales/sales-courier.ts";
import { PAYMENT_METHODS } from "#core/shop/payment-method.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";

const ZERO = lei("0.00");

function aGroup(change: Partial<SalesGroup> = {}): SalesGroup {
  return {
    status: FULFILLED_STATUS,
    source: "web",
    paymentMethod: "cash",
    courier: null,
    isDropped: false,
    orders: 1,
    total: lei("50.00"),
    tips: ZERO,
    deliveryFees: ZERO,
    refunded: ZERO,
    ...change,
  };
}

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((minor): Money => lei((minor / 100).toFixed(2)));
const courier = fc.option(
  fc.record({
    employeeId: fc.option(fc.constantFrom(idOf<EmployeeId>("ion"), idOf<EmployeeId>("dan"))),
    name: fc.constantFrom("Ion", "Dan"),
  }),
);
const groups = fc.array(
  fc.record({
    status: fc.constantFrom(FULFILLED_STATUS, ...LOST_STATUSES),
    source: fc.constantFrom(...ORDER_SOURCES),
    paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
    courier,
    isDropped: fc.boolean(),
    orders: fc.integer({ min: 1, max: 9 }),
    total: amount,
    tips: amount,
    deliveryFees: amount,
    refunded: amount,
  }),
  { maxLength: 12 },
);
const days = groups.map((some): DaySales => ({
  date: "2026-11-20",
  currency: "RON",
  groups: some,
  drops: [],
}));
const totalOf = (rows: readonly { readonly total: Money }[]): Money =>
  sum(
    rows.map(({ total }) => total),
    "RON",
  );
const countOf = (rows: readonly { readonly orders: number }[]): number =>
  rows.reduce((count, { orders }) => count + orders, 0);

describe("the sales of a day (BOARD-24)", () => {
  it("are listed by payment, by source, by courier with the cash, and what was lost apart", () => {
    const dan = { employeeId: null, name: "Dan" };
    const day: DaySales = {
      date: "2026-11-20",
      currency: "RON",
      groups: [
        aGroup({ courier: dan, orders: 2, total: lei("80.00"), tips: lei("5.00") }),
        aGroup({ courier: dan, paymentMethod: "card_at_handover", total: lei("30.00") }),
        aGroup({ source: "phone", total: lei("20.00"), refunded: lei("4.00") }),
        aGroup({ status: "rejected", orders: 3, total: lei("99.00") }),
      ],
      drops: [],
    };
    expect(salesByPayment(day)).toMatchObject([
      { paymentMethod: "cash", orders: 3, total: lei("100.00"), tips: lei("5.00"), refunded: lei("4.00") },
      { paymentMethod: "card_at_handover", orders: 1, total: lei("30.00") },
    ]);
    expect(salesBySource(day)).toMatchObject([
      { source: "web", orders: 3 },
      { source: "phone", orders: 1 },
    ]);
    expect(salesByCourier(day)).toMatchObject([
      { courier: dan, orders: 3, total: lei("110.00"), cash: lei("80.00") },
    ]);
    expect(lostSales(day)).toMatchObject([{ status: "rejected", orders: 3, total: lei("99.00") }]);
    expect(fulfilledSales(day)).toMatchObject({ orders: 4, total: lei("130.00") });
  });

  it("add up to the same whole by payment and by source, and no courier has more than there is", () => {
    fc.assert(
      fc.property(days, (day) => {
        const whole = fulfilledSales(day);
        for (const rows of [salesByPayment(day), salesBySource(day)]) {
          expect(totalOf(rows)).toEqual(whole.total);
          expect(countOf(rows)).toBe(whole.orders);
        }
        const brought = salesByCourier(day);
        expect(countOf(brought)).toBeLessThanOrEqual(whole.orders);
        const cash = salesByPayment(day).find(({ paymentMethod }) => paymentMethod === "cash");
        const held = sum(
          brought.map((row) => row.cash),
          "RON",
        );
        expect(Number(held.amount)).toBeLessThanOrEqual(Number((cash?.total ?? ZERO).amount));
        expect(add(whole.total, totalOf(lostSales(day)))).toEqual(totalOf(day.groups));
      }),
    );
  });

  it("leave each courier what is of no drop to hand in", () => {
    fc.assert(
      fc.property(days, (day) => {
        const open = { ...day, groups: day.groups.filter((group) => !group.isDropped) };
        const dropped = { ...day, groups: day.groups.filter((group) => group.isDropped) };
        const cashOf = (some: DaySales, name: string): Money =>
          salesByCourier(some).find((row) => courierKey(row.courier) === name)?.cash ?? ZERO;
        for (const { courier: who, due, cash } of salesByCourier(day)) {
          expect(due).toEqual(dueOf(day, who));
          expect(due).toEqual(cashOf(open, courierKey(who)));
          expect(add(due, cashOf(dropped, courierKey(who)))).toEqual(cash);
        }
        expect(salesByCourier(dropped).every(({ openOrders, due }) => openOrders === 0 && isZero(due))).toBe(
          true,
        );
      }),
    );
  });

  it("name each courier once", () => {
    fc.assert(
      fc.property(days, (day) => {
        const names = salesByCourier(day).map(({ courier: { employeeId, name } }) => employeeId ?? name);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe("the span of a day", () => {
  it("goes from 04:00 to 04:00 of the shop's clock, also on the day of a clock change", () => {
    expect(salesSpan("2026-11-20", "Europe/Bucharest")).toMatchObject({
      from: "2026-11-20T02:00:00.000Z",
      to: "2026-11-21T02:00:00.000Z",
    });
    expect(salesSpan("2026-03-28", "Europe/Bucharest")).toMatchObject({
      from: "2026-03-28T02:00:00.000Z",
      to: "2026-03-29T01:00:00.000Z",
    });
    expect(salesSpan("2026-11-20", "America/New_York").from).toBe("2026-11-20T09:00:00.000Z");
  });

  it("is preceded by the week in which its orders can have been placed", () => {
    const { placedFrom, from } = salesSpan("2026-11-20", "Europe/Bucharest");
    expect(placedFrom < from).toBe(true);
    expect(placedFrom).toBe("2026-11-12T02:00:00.000Z");
  });
});
