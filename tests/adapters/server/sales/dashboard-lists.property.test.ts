import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { listStaffOrderIds } from "#adapters/server/order/orders-board.queries.ts";
import { sum } from "#core/money/add.ts";
import { toMoney, zero } from "#core/money/parse-money.ts";
import { periodBounds } from "#core/order/history/period-bounds.ts";
import type { OrdersQuery } from "#core/order/list/orders-query.ts";
import { ordersCountedIn, type CountedOrders } from "#core/sales/dashboard/counted-in.ts";
import { countedList } from "#core/sales/dashboard/list-sums.ts";
import type { OrdersWorth } from "#core/sales/dashboard/period-figures.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { EVERY_ORDER } from "#tests/support/database/many-orders.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { BISTRO_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import {
  createDashboardFixture,
  FIRST_DAY,
  periods,
  places,
  type DashboardFixture,
} from "./dashboard-fixture.ts";

const MOST = 10_000;
const NEVER = new AbortController().signal;

let fixture: DashboardFixture;
beforeAll(async () => {
  fixture = await createDashboardFixture();
}, 60_000);
afterAll(() => fixture.server.stop());

/** How many orders a list of all orders has, and what they sum up to. */
async function worthOf({ status, method, payment, ...query }: OrdersQuery): Promise<OrdersWorth> {
  const { server } = fixture;
  const { customer, lateOnly, period, locationId } = query;
  const now = server.clock.now();
  const ids = await inTransaction(
    server.services.database,
    { organizationId: BISTRO_ORGANIZATION },
    (queries) =>
      listStaffOrderIds(
        queries,
        {
          ...EVERY_ORDER,
          ...(period === null ? {} : periodBounds(period, now, OFFICE_TIMEZONE)),
          statuses: status === null ? null : [status],
          fulfillmentMethod: method,
          paymentMethod: payment,
          customer,
          lateAt: lateOnly ? now : null,
          locationId,
        },
        MOST,
      ),
  );
  const [sum] = await asOwner<{ total: string | null }>(
    server,
    "select sum(total)::text as total from orders where id = any ($1)",
    [ids],
  );
  const total = sum?.total ?? null;
  return { orders: ids.length, total: total === null ? zero("RON") : toMoney(total, "RON") };
}

describe("a figure of the dashboard", () => {
  it(
    "leads to as many orders as it counts, which add up to what it says (DASHBOARD-7)",
    PROPERTY_TIMEOUT,
    async () => {
      await fc.assert(
        fc.asyncProperty(periods, places, async (dates, place) => {
          const at = place === null ? null : (fixture.locationIds[place] ?? null);
          const summary = await fixture.read.summary(dates, at);
          const { byMethod, byPayment, lost, total, orders, period } = summary;
          const listed = async (counted: CountedOrders): Promise<OrdersWorth> => {
            const query = ordersCountedIn(period, at, counted);
            const worth = await worthOf(query);
            // The screen of the list says the same sum, and what it is made of.
            const list = countedList(query);
            if (list === null) throw new Error("a figure counts what is in no list");
            const { orders, total, sales } = await fixture.port.readListSums(list, NEVER);
            expect({ orders, total }).toEqual(worth);
            const parts = sales === null ? [total] : [sales.netSales, sales.vat, sales.tips];
            expect(sum(parts, total.currency)).toEqual(total);
            return worth;
          };
          expect(await listed({})).toEqual({ orders, total });
          for (const { method, netSales: _net, ...worth } of byMethod)
            expect(await listed({ method })).toEqual(worth);
          for (const { paymentMethod: payment, ...worth } of byPayment)
            expect(await listed({ payment })).toEqual(worth);
          for (const { status, ...worth } of lost) expect(await listed({ status })).toEqual(worth);
          const counts = [
            await listed({ lateOnly: true }),
            await listed({ customer: "new" }),
            await listed({ customer: "returning" }),
          ].map((worth) => worth.orders);
          expect(counts).toEqual([summary.lateOrders, summary.newCustomers, summary.returningOrders]);
        }),
        runs(30),
      );
    },
  );

  it("refuses to add up what it does not count: late and first orders of those that were lost (DASHBOARD-7)", async () => {
    const dates = { from: FIRST_DAY, to: FIRST_DAY };
    for (const asked of [{ late: "only" }, { customer: "new" }] as const) {
      const filter = { ...dates, ...asked, status: "cancelled" } as const;
      const refused = await fixture.manager.call("readListSums", { query: { filter } });
      expect(refused).toMatchObject({ status: 422, fields: ["filter.status"] });
    }
  });
});
