import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Order } from "#core/order/order.ts";
import { createHttpClient, type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { orderCart } from "#tests/support/shopping/http-shopping.ts";

/** A client of the running server's API, signed in as one of the demo's people. */
export async function callerAs(site: string, email: string): Promise<HttpClient> {
  const { port, host } = new URL(site);
  const client = createHttpClient(Number(port), { host });
  await client.signIn(email);
  return client;
}

/** Has somebody prefer a method from now on, whatever a story before chose. */
export async function preferMethod(customer: HttpClient, method: FulfillmentMethod): Promise<void> {
  const { id } = succeeded(await customer.call("me"));
  const body = { defaultFulfillmentMethod: method };
  succeeded(await customer.call("changeProfile", { params: { id }, body }));
}

/** Orders one lemonade of bistro-nord for pickup; for tests that begin with an order. */
export function orderLemonade(customer: HttpClient): Promise<Order> {
  return orderCart(customer);
}

/** Cancels a pending order, so that the next test finds an empty board. */
export async function cancelOrder(customer: HttpClient, { id }: Order): Promise<void> {
  const { version } = succeeded(await customer.call("loadOrder", { params: { id } }));
  succeeded(await customer.call("cancelOrder", { params: { id }, body: { version } }));
}

/** Rejects what waits on the demo staff's board, so that a test finds no new order there, whatever tests before it left. */
export async function clearBoard(site: string): Promise<void> {
  const staff = await callerAs(site, "staff@example.com");
  const waiting = { filter: { status: ["pending"] }, sort: "-placed_at", page: 1, perPage: 100 } as const;
  const { items } = succeeded(await staff.call("listStaffOrders", { query: waiting }));
  for (const { id, version } of items) {
    const body = { event: "reject", version, reason: "too_busy" } as const;
    succeeded(await staff.call("moveOrder", { params: { id }, body }));
  }
}
