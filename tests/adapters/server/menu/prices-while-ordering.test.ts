import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PricedCart } from "#core/cart/cart.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { sum } from "#core/money/add.ts";
import type { Order } from "#core/order/order.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded, type TypedAnswer } from "#tests/support/http/http-client.ts";
import {
  newCart,
  newCustomer,
  newId,
  newItem,
  orderBody,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import { newPriceStaff, type PriceStaff } from "#tests/adapters/server/menu/price-staff.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const LEMONADE = product("limonada-clasica");

/** A customer with a cart, and what would order it as it was last shown. */
interface Shopper {
  readonly client: HttpClient;
  readonly cart: PricedCart;
  readonly body: BodyOf<"placeOrder">;
}

let server: TestServer;
let prices: PriceStaff;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  prices = await newPriceStaff(server);
});
afterAll(() => server.stop());

async function newShopper(): Promise<Shopper> {
  const client = await newCustomer(server);
  const cart = succeeded(await client.call("saveCart", { body: newCart([newItem(LEMONADE)]) }));
  return { client, cart, body: await orderBody(client, cart) };
}

/** Orders as a browser does, which asks again with the same key where a busy machine could not answer in time. */
async function place({ client, body }: Shopper): Promise<TypedAnswer<"placeOrder">> {
  const headers = { "idempotency-key": `key-${newId()}` };
  for (;;) {
    const answer = await client.call("placeOrder", { body, headers });
    if (answer.status !== 503) return answer;
  }
}

describe("a price update applied while 50 carts check out", () => {
  it("leaves each order with the old price or the new, as its customer saw it", async () => {
    const shoppers: Shopper[] = [];
    for (let index = 0; index < 50; index += 1) shoppers.push(await newShopper());
    const change = await prices.dearer(LEMONADE, "1.00");
    const update = await prices.draft(change);

    // Ten before it, thirty while it is applied, ten after it.
    const before = await Promise.all(shoppers.slice(0, 10).map(place));
    const during = shoppers.slice(10, 25).map(place);
    const applying = prices.apply(update);
    during.push(...shoppers.slice(25, 40).map(place));
    expect(succeeded(await applying).status).toBe("applied");
    const after = shoppers.slice(40).map(place);
    const answers = [...before, ...(await Promise.all([...during, ...after]))];

    const orders: { readonly order: Order; readonly seen: Shopper["body"]; readonly isNew: boolean }[] = [];
    for (const [index, shopper] of shoppers.entries()) {
      const answer = answers[index] ?? (await place(shopper));
      const isNew = answer.status !== 201;
      // Who is refused sees the new price on the line, and orders at that.
      const seen = isNew ? await seeNewPrice(answer, shopper) : shopper;
      const order = succeeded(isNew ? await place(seen) : answer);
      orders.push({ order, seen: seen.body, isNew });
    }
    for (const { order, seen, isNew } of orders) {
      const { newPrice, expectedPrice } = change;
      expect(order).toMatchObject({
        total: seen.expectedTotal,
        lines: [{ unitPrice: isNew ? newPrice : expectedPrice }],
      });
    }
    const dearer = orders.filter(({ isNew }) => isNew);
    expect(dearer.length).toBeGreaterThanOrEqual(10);
    expect(orders.length - dearer.length).toBeGreaterThanOrEqual(10);

    // Orders that were placed keep what they cost, whatever prices do.
    expect(succeeded(await prices.revert(await prices.load(update.id))).status).toBe("reverted");
    expect(await prices.priceOf(LEMONADE)).toEqual(change.expectedPrice);
    const [kept] = await asOwner<{ readonly total: string }>(
      server,
      "select sum(total)::text as total from orders where id = any ($1)",
      [orders.map(({ order }) => order.id)],
    );
    expect(kept?.total).toBe(
      sum(
        orders.map(({ seen }) => seen.expectedTotal),
        "RON",
      ).amount,
    );
    expect(await findViolations(server.database.owner)).toEqual([]);
  });
});

async function seeNewPrice(answer: TypedAnswer<"placeOrder">, { client, cart }: Shopper): Promise<Shopper> {
  expect([answer.status, answer.key]).toEqual([409, "price.changed"]);
  const opened = succeeded(await client.call("loadCart", { params: { id: cart.id } }));
  expect(opened.changes.repriced.map(({ itemId }) => itemId)).toEqual(opened.items.map(({ id }) => id));
  return { client, cart: opened, body: await orderBody(client, opened) };
}
