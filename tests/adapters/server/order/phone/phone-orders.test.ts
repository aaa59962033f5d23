import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { type CustomerId, type LocationId, toId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  AVIATORILOR,
  BISTRO_ORGANIZATION,
  CENTRU,
  NEAR_CENTRU,
  newCart,
  newCustomer,
  newId,
  newItem,
  newStaff,
  orderBody,
  orderDelivery,
  product,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let cook: HttpClient;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

let callers = 0;
/** A number that nobody phoned from. */
function newPhone(): string {
  callers += 1;
  return `+40731${String(100_000 + callers)}`;
}

type Choice = BodyOf<"quotePhoneOrder">;

function wish(phone: string | null, change: Partial<Choice> = {}): Choice {
  const { id, productId, modifierIdsByGroup } = newItem(product("limonada-clasica"));
  return {
    phone,
    items: [{ id, productId, qty: 2, modifierIdsByGroup, notes: null }],
    fulfillmentMethod: "pickup",
    deliveryAddress: null,
    timing: { type: "asap" },
    paymentMethod: "cash",
    ...change,
  };
}

/** What staff enters after it saw the quote. */
async function entry(choice: Choice, at: LocationId = CENTRU): Promise<BodyOf<"placePhoneOrder">> {
  const quote = succeeded(await cook.call("quotePhoneOrder", { params: { id: at }, body: choice }));
  return {
    ...choice,
    phone: choice.phone ?? "",
    paymentMethod: "cash",
    contact: { firstName: "Doina", lastName: null },
    cashChangeFor: null,
    cutlery: false,
    isTest: false,
    kitchenNote: "Fără gheață",
    expectedTotal: quote.total,
    expectedPromise: quote.promise && { earliest: quote.promise.earliest, latest: quote.promise.latest },
  };
}

function enter(
  body: BodyOf<"placePhoneOrder">,
  key = `key-${newId()}`,
  { by = cook, at = CENTRU }: { readonly by?: HttpClient; readonly at?: LocationId } = {},
) {
  return by.call("placePhoneOrder", { params: { id: at }, body, headers: { "idempotency-key": key } });
}

function find(phone: string, by: HttpClient = cook) {
  return by.call("findCaller", { params: { id: CENTRU }, body: { phone } });
}

describe("an order by phone", () => {
  it("is priced as a customer's, and placed and accepted at once with who entered it", async () => {
    const phone = newPhone();
    const choice = wish(phone);
    const quote = succeeded(await cook.call("quotePhoneOrder", { params: { id: CENTRU }, body: choice }));
    const customer = await newCustomer(server);
    const cart = newCart([newItem(product("limonada-clasica"), { qty: 2 })]);
    const saved = succeeded(await customer.call("saveCart", { body: cart }));
    expect(quote.total).toEqual((await orderBody(customer, saved)).expectedTotal);
    expect(quote.blockers).toEqual([]);

    const { id, number } = succeeded(await enter(await entry(choice)));
    const order = succeeded(await cook.call("loadStaffOrder", { params: { id } }));
    expect(order).toMatchObject({
      number,
      source: "phone",
      status: "accepted",
      contact: { firstName: "Doina", lastName: null, phone },
      kitchenNote: "Fără gheață",
      total: quote.total,
      payment: { method: "cash", status: "due" },
      customer: { ordersCount: 1 },
    });
    expect(order.timeline.map(({ event, actor }) => [event, actor])).toEqual([
      ["place", "staff"],
      ["accept", "staff"],
    ]);
    const audited = await asOwner(
      server,
      "select a.action, u.email from audit_log a join users u on u.id = a.actor_id where a.subject = $1 order by a.action",
      [id],
    );
    expect(audited).toEqual([
      { action: "order.accept", email: "staff@example.com" },
      { action: "order.enter", email: "staff@example.com" },
    ]);
    const sent = await asOwner(server, "select channel, recipient from outbox where order_id = $1", [id]);
    expect(sent).toEqual([{ channel: "sms", recipient: phone }]);
  });

  it("is placed once per key; another order of the same key is refused, also from another number", async () => {
    const body = await entry(wish(newPhone()));
    const key = `key-${newId()}`;
    const [first, second] = await Promise.all([enter(body, key), enter(body, key)]);
    const placed = succeeded(first);
    expect(succeeded(second)).toEqual(placed);
    expect(succeeded(await enter(body, key))).toEqual(placed);
    for (const other of [
      { ...body, kitchenNote: null },
      { ...body, phone: newPhone() },
    ]) {
      const refused = await enter(other, key);
      expect([refused.status, refused.key]).toEqual([422, "idempotency.key_reused"]);
    }
    const { known } = succeeded(await find(body.phone));
    expect(known?.card.lastOrders.map(({ id }) => id)).toEqual([placed.id]);
  });

  it("knows callers again, by what they ordered on the phone or with an account, in this organization alone (ORDER-32)", async () => {
    const phone = newPhone();
    expect(succeeded(await find(phone.replace("+40", "0")))).toEqual({ phone, known: null });
    const delivered = wish(phone, { fulfillmentMethod: "delivery", deliveryAddress: NEAR_CENTRU });
    const [item] = delivered.items.map((one) => ({ ...one, qty: 6 }));
    const items = item === undefined ? [] : [item];
    succeeded(await enter(await entry({ ...delivered, items })));
    const known = succeeded(await find(phone)).known;
    expect([known?.firstName, known?.deliveryAddress]).toEqual(["Doina", NEAR_CENTRU]);

    const customer = await newCustomer(server);
    const order = await orderDelivery(customer);
    const account = succeeded(await find(order.contact.phone)).known;
    expect(account?.firstName).toBe("Ion");
    const entered = succeeded(await enter(await entry(wish(order.contact.phone))));
    // It is an order of the account's.
    expect(succeeded(await customer.call("loadOrder", { params: { id: entered.id } })).source).toBe("phone");

    const elsewhere = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect((await find(phone, elsewhere)).status).toBe(404);
    expect((await enter(await entry(wish(phone)), "elsewhere", { by: elsewhere })).status).toBe(404);
  });

  it("refuses what a customer could not order either, and keeps nothing of it", async () => {
    const far = { ...NEAR_CENTRU, coordinates: { latitude: 46.77, longitude: 23.6 } };
    const phone = newPhone();
    const body = await entry(wish(phone));
    const away = await enter({ ...body, fulfillmentMethod: "delivery", deliveryAddress: far });
    expect([away.status, away.key]).toEqual([409, "address.out_of_zone"]);
    const cheaper = await enter({ ...body, expectedTotal: { amount: "0.01", currency: "RON" } });
    expect([cheaper.status, cheaper.key]).toEqual([409, "checkout.total_mismatch"]);
    const nowhere = await enter({ ...body, phone: "+40 12" });
    expect([nowhere.status, nowhere.key]).toEqual([422, "phone.invalid"]);
    expect(succeeded(await find(phone)).known).toBeNull();
  });

  it("refuses a blocked customer until a manager ends that", async () => {
    const phone = newPhone();
    const body = await entry(wish(phone));
    succeeded(await enter(body));
    const params = { id: toId<CustomerId>(succeeded(await find(phone)).known?.card.id ?? "") };
    succeeded(await manager.call("blockCustomer", { params, body: { reason: "Glume la telefon" } }));
    expect(succeeded(await find(phone)).known?.card.block?.reason).toBe("Glume la telefon");
    const refused = await enter(body);
    expect([refused.status, refused.key]).toEqual([409, "customer.blocked"]);
    succeeded(await manager.call("blockCustomer", { params, body: { reason: null } }));
    succeeded(await enter(await entry(wish(phone))));
  });

  it("refuses what is sold out, and takes counted pieces from the stock", async () => {
    const counted = product("limonada-clasica");
    const params = { id: AVIATORILOR };
    const stock = async (count: number | null) =>
      succeeded(
        await manager.call("changeStock", {
          params,
          body: { changes: [{ productId: counted, count }] },
        }),
      );
    await stock(3);
    const body = await entry(wish(newPhone()), AVIATORILOR);
    succeeded(await enter(body, `key-${newId()}`, { at: AVIATORILOR }));
    const refused = await enter(body, `key-${newId()}`, { at: AVIATORILOR });
    expect([refused.status, refused.key]).toEqual([409, "item.unavailable"]);
    await stock(null);
  });
});
