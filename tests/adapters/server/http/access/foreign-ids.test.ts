import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocationId, type OrderId, type ProductId, toId } from "#core/kernel/id.ts";
import type { HttpAnswer } from "#tests/support/http/http-client.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCart,
  newItem,
  product,
  ZEN,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { createAccessFixture, type AccessFixture } from "./access-fixture.ts";
import { tableVersions, asOwner } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let fixture: AccessFixture;
let zenProduct: ProductId;
let zenLocation: LocationId;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  fixture = await createAccessFixture(server);
  const [found] = await asOwner<{ product: ProductId; location: LocationId }>(
    server,
    "select p.id as product, l.id as location from products p join locations l on l.shop_id = p.shop_id where p.shop_id = $1 limit 1",
    [ZEN],
  );
  zenProduct = found?.product ?? toId<ProductId>("");
  zenLocation = found?.location ?? toId<LocationId>("");
});
afterAll(() => server.stop());

async function refused(answered: Promise<HttpAnswer>): Promise<readonly unknown[]> {
  const { status, key } = await answered;
  return [status, key];
}

describe("an id of another tenant", () => {
  it("is refused wherever a customer may say one, and nothing changes (INVARIANT-6)", async () => {
    const customer = await fixture.as("customer");
    await customer.call("csrfCookie");
    const before = await tableVersions(server);
    const { cart, orderId } = fixture.records.bistro;
    const save = (change: Partial<ReturnType<typeof newCart>>) =>
      refused(
        customer.call("saveCart", {
          body: newCart([newItem(product("limonada-clasica"))], { id: cart.id, revision: 9, ...change }),
        }),
      );
    expect(await save({ items: [newItem(zenProduct)] })).toEqual([409, "item.unavailable"]);
    expect(await save({ locationId: zenLocation })).toEqual([409, "cart.shop_mismatch"]);
    expect(await save({ shopId: ZEN, locationId: zenLocation })).toEqual([409, "cart.shop_mismatch"]);
    expect(await save({ shopId: BISTRO, locationId: toId<LocationId>(BISTRO) })).toEqual([
      409,
      "cart.shop_mismatch",
    ]);
    const quote = {
      cartId: cart.id,
      locationId: zenLocation,
      fulfillmentMethod: "pickup",
      deliveryAddress: null,
      timing: { type: "asap" },
      tip: null,
      paymentMethod: null,
    } as const;
    expect(await refused(customer.call("quote", { body: quote }))).toEqual([409, "cart.shop_mismatch"]);
    const headers = { "idempotency-key": "foreign" };
    expect(
      await refused(
        customer.call("placeOrder", {
          body: { ...fixture.records.bistro.orderCart, locationId: zenLocation },
          headers,
        }),
      ),
    ).toEqual([409, "cart.shop_mismatch"]);
    expect(
      await refused(customer.call("reorder", { params: { id: orderId }, body: { locationId: zenLocation } })),
    ).toEqual([404, "not_found"]);
    const nobody = toId<OrderId>(zenProduct);
    expect(await refused(customer.call("loadOrder", { params: { id: nobody } }))).toEqual([404, "not_found"]);
    expect(await tableVersions(server)).toEqual(before);
  });

  it("does not exist for staff, and nothing changes (STAFF-4)", async () => {
    const staff = await fixture.as("employee");
    await staff.call("csrfCookie");
    const before = await tableVersions(server);
    const params = { id: zenLocation };
    expect(
      await refused(staff.call("selectOrganization", { body: { organizationId: ZEN_ORGANIZATION } })),
    ).toEqual([404, "not_found"]);
    expect(await refused(staff.call("readOrderingState", { params }))).toEqual([404, "not_found"]);
    const busy = {
      mode: "paused",
      extraMinutes: 0,
      scope: "all",
      until: null,
      pinned: false,
      reason: null,
    } as const;
    expect(await refused(staff.call("writeOrderingState", { params, body: busy }))).toEqual([
      404,
      "not_found",
    ]);
    const soldOut = (id: ProductId) => ({ type: "product", id, disabledUntil: null }) as const;
    expect(
      await refused(staff.call("changeAvailability", { params, body: { changes: [soldOut(zenProduct)] } })),
    ).toEqual([404, "not_found"]);
    const mixed = { changes: [soldOut(product("limonada-clasica")), soldOut(zenProduct)] };
    expect(await refused(staff.call("changeAvailability", { params: { id: CENTRU }, body: mixed }))).toEqual([
      404,
      "not_found",
    ]);
    const query = { filter: { locationId: zenLocation }, sort: "-placed_at", page: 1, perPage: 25 } as const;
    expect(await refused(staff.call("listStaffOrders", { query }))).toEqual([404, "not_found"]);
    expect(await tableVersions(server)).toEqual(before);
  });

  it("stands in no order of the list of another organization", async () => {
    const elsewhere = await fixture.as("employeeElsewhere");
    const list = await elsewhere.call("listStaffOrders", {
      query: { filter: {}, sort: "placed_at", page: 1, perPage: 100 },
    });
    expect(list.status).toBe(200);
    expect(list.text).not.toContain(BISTRO);
    expect(
      await refused(elsewhere.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } })),
    ).toEqual([404, "not_found"]);
    expect(
      await refused(elsewhere.call("loadStaffOrder", { params: { id: fixture.records.bistro.orderId } })),
    ).toEqual([404, "not_found"]);
  });
});
