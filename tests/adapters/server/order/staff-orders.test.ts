import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let cook: HttpClient;
beforeAll(async () => {
  server = await createTestServer();
  cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

describe("GET /operations/orders.csv (BOARD-20)", () => {
  it("writes what the filters find as RFC 4180, amounts as decimals, and no formula", async () => {
    const order = await orderCart(await newCustomer(server));
    await asOwner(
      server,
      `update orders set contact_first_name = '=1+1', contact_last_name = 'a, "b"', placed_at = '2026-07-01T21:30:00Z'
        where id = $1`,
      [order.id],
    );
    const summer = { filter: { from: "2026-07-02", to: "2026-07-02" }, sort: "-placed_at" } as const;
    const { status, headers, text } = await cook.call("exportOrders", { query: summer });
    expect([status, headers.get("content-type"), headers.get("content-disposition")]).toEqual([
      200,
      "text/csv; charset=utf-8",
      expect.stringMatching(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/),
    ]);
    const [head, line, end, ...more] = text.split("\r\n");
    expect([head?.startsWith("\uFEFFnumber,id,placed_at_local,"), end, more]).toEqual([true, "", []]);
    expect(line).toBe(
      `${order.number},${order.id},2026-07-02 00:30,pending,pickup,web,${order.location.name},"'=1+1 a, ""b""",` +
        `'${order.contact.phone},,,,1,cash,due,RON,${order.total.amount},0.00,0.00,0.00,0.00,${order.total.amount}`,
    );
  });

  it("reads in several pieces what the list has on its pages, in its order", async () => {
    const customer = await newCustomer(server);
    const { id } = await orderCart(customer);
    const copies = 450;
    await asOwner(
      server,
      `with copies as (
         insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', make_ulid(o.placed_at),
             'cart_revision', -n, 'source', 'phone', 'placed_at', o.placed_at + n * interval '1 second'))).*
           from orders o, generate_series(1, ${copies}) n where o.id = $1
         returning organization_id, location_id, id, cart_revision)
       insert into order_numbers (organization_id, location_id, day, n, prefix, order_id)
         select organization_id, location_id, '2020-01-01', -cart_revision, 'T', id from copies`,
      [id],
    );
    const query = { filter: { source: "phone" }, sort: "placed_at" } as const;
    const { text } = await cook.call("exportOrders", { query });
    const numbers = text
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.split(",")[0]);
    expect(numbers).toEqual(
      Array.from({ length: copies }, (_, index) => `T-${String(index + 1).padStart(3, "0")}`),
    );
  });

  it("shows no order of another organization", async () => {
    const elsewhere = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    const { text } = await elsewhere.call("exportOrders", { query: { filter: {}, sort: "-placed_at" } });
    expect(text).not.toContain(",RON,");
  });
});
