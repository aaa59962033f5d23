import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { startOfBusinessDay } from "#core/shop/business-day.ts";
import { plusMillis } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const DAY = "2026-07-03";
const BEGINS = startOfBusinessDay(DAY, "Europe/Bucharest");
const HOUR_MS = 3_600_000;

let server: TestServer;
let manager: HttpClient;
let locationId: LocationId;
beforeAll(async () => {
  server = await createTestServer();
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

/** An order that was placed two hours before it ended, so many hours after the day began. */
async function ended(customer: HttpClient, hours: number, change = "status = 'fulfilled'"): Promise<OrderId> {
  const { id, location } = await orderCart(customer);
  locationId = location.id;
  const at = plusMillis(BEGINS, hours * HOUR_MS);
  await asOwner(
    server,
    `update orders set ended_at = $2, placed_at = $3, holds = 'released', ${change} where id = $1`,
    [id, at, plusMillis(at, -2 * HOUR_MS)],
  );
  return id;
}

describe("GET /operations/locations/{id}/sales", () => {
  it("has what ended from 04:00 to 04:00 at the location, alike orders together", async () => {
    const customer = await newCustomer(server);
    const first = await ended(customer, 0);
    await ended(customer, 23.9);
    await ended(customer, 12, "status = 'cancelled'");
    await ended(customer, -0.1);
    await ended(customer, 24);
    const brought = await ended(customer, 5, "status = 'fulfilled', payment_method = 'card_at_handover'");
    await asOwner(
      server,
      `insert into order_runs (organization_id, order_id, courier_name, assigned_at)
         select organization_id, id, 'Dan', now() from orders where id = $1`,
      [brought],
    );
    await asOwner(
      server,
      `insert into order_refunds (organization_id, order_id, paid, refunded)
         select organization_id, id, total, 1.50 from orders where id = $1`,
      [first],
    );
    const [order] = await asOwner<{ total: string }>(server, "select total::text from orders where id = $1", [
      first,
    ]);
    const params = { id: locationId };
    const { date, currency, groups } = succeeded(
      await manager.call("readDaySales", { params, query: { date: DAY } }),
    );
    expect([date, currency]).toEqual([DAY, "RON"]);
    expect(groups).toMatchObject([
      { status: "cancelled", orders: 1, courier: null },
      { status: "fulfilled", paymentMethod: "card_at_handover", orders: 1, courier: { name: "Dan" } },
      {
        status: "fulfilled",
        paymentMethod: "cash",
        orders: 2,
        total: { amount: (2 * Number(order?.total)).toFixed(2), currency: "RON" },
        refunded: { amount: "1.50", currency: "RON" },
      },
    ]);
  });

  it("refuses what is no date", async () => {
    const path = `/api/operations/locations/${locationId}/sales`;
    const { status } = await manager.raw("GET", `${path}?date=2026-02-30`);
    expect(status).toBe(422);
  });
});
