import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "#core/money/add.ts";
import { FULFILLED_STATUS, OPEN_STATUSES, TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { ALL_ORDERS, ORDER_CUSTOMERS, type OrdersQuery } from "#core/order/list/orders-query.ts";
import { ordersCountedIn } from "#core/sales/dashboard/counted-in.ts";
import { countedList, listSums, type CountedFilter } from "#core/sales/dashboard/list-sums.ts";
import { periodFigures } from "#core/sales/dashboard/period-figures.ts";
import { alikeOrders } from "#tests/support/arbitraries/alike-orders.ts";

const PERIOD = { from: "2026-11-01", to: "2026-11-25" };
const SALES: OrdersQuery = ordersCountedIn(PERIOD, null);
const EVERY: Omit<CountedFilter, "status"> = {
  method: null,
  payment: null,
  source: null,
  customer: null,
  lateOnly: false,
};

describe("the sum of a list of orders (DASHBOARD-7)", () => {
  it.each<[string, Partial<OrdersQuery>]>([
    ["every figure's list", {}],
    ["another page in another order", { page: 3, oldestFirst: true }],
    ["late sales", { lateOnly: true }],
    ["first orders by phone", { customer: "new", source: "phone" }],
    ["rejected ones", { status: "rejected", method: "pickup", payment: "cash" }],
  ])("is known of %s", (_, change) => {
    const list = countedList({ ...SALES, ...change });
    expect(list).toMatchObject({ period: PERIOD, status: change.status ?? FULFILLED_STATUS });
    expect(list).not.toHaveProperty("page");
  });

  it.each<[string, Partial<OrdersQuery>]>([
    ["of any status", { status: null }],
    ...OPEN_STATUSES.map((status): [string, Partial<OrdersQuery>] => [`that are ${status}`, { status }]),
    ["of all time", { period: null }],
    ["that were searched for", { search: "Ana" }],
    ["with a complaint", { complaintOnly: true }],
    ["with test orders among them", { tests: null }],
    ["that are test orders", { tests: "only" }],
    ["that were lost and late", { status: "cancelled", lateOnly: true }],
    ["that were lost by a new customer", { status: "rejected", customer: "new" }],
  ])("is not asked for orders %s", (_, change) => {
    expect(countedList({ ...SALES, ...change })).toBeNull();
  });

  it("is not asked for all orders", () => expect(countedList(ALL_ORDERS)).toBeNull());

  it("is the figure, and each way to divide a list divides its sum", () => {
    fc.assert(
      fc.property(alikeOrders, (groups) => {
        const figures = periodFigures(groups, "RON");
        const of = (filter: Partial<CountedFilter>) =>
          listSums(groups, { ...EVERY, status: FULFILLED_STATUS, ...filter }, "RON");
        const { orders, total, netSales, vat, tips } = figures;
        expect(of({})).toEqual({ currency: "RON", orders, total, sales: { netSales, vat, tips } });
        for (const { paymentMethod: payment, ...worth } of figures.byPayment)
          expect(of({ payment })).toMatchObject(worth);
        for (const { method, netSales: net, ...worth } of figures.byMethod)
          expect(of({ method })).toMatchObject({ ...worth, sales: { netSales: net } });
        for (const { status, ...worth } of figures.lost)
          expect(of({ status })).toEqual({ currency: "RON", ...worth, sales: null });
        expect(of({ lateOnly: true }).orders).toBe(figures.lateOrders);
        const halves = ORDER_CUSTOMERS.map((customer) => of({ customer }));
        expect(halves.map((half) => half.orders)).toEqual([figures.newCustomers, figures.returningOrders]);
        expect(
          sum(
            halves.map((half) => half.total),
            "RON",
          ),
        ).toEqual(total);
        const whole = TERMINAL_STATUSES.map((status) => of({ status }).orders).reduce((a, b) => a + b, 0);
        expect(whole).toBe(groups.reduce((counted, group) => counted + group.orders, 0));
      }),
    );
  });
});
