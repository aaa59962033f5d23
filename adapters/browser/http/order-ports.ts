import type { CheckoutPort } from "#core/checkout/checkout.ports.ts";
import { OWN_ORDERS_PER_PAGE } from "#core/order/history/page-count.ts";
import type { OrdersPort } from "#core/order/order.ports.ts";
import type { CallStorefront } from "./caller.ts";

/** Checkout over the wire. */
export function createCheckoutPort(call: CallStorefront): CheckoutPort {
  return {
    quote: (request, signal) => call("quote", { body: request }, signal),
    slots: (id, method, date, signal) => call("slots", { params: { id }, query: { method, date } }, signal),
    placeOrder: (command, idempotencyKey, signal) =>
      call("placeOrder", { body: command, headers: { "Idempotency-Key": idempotencyKey } }, signal),
  };
}

/** A customer's orders over the wire. */
export function createOrdersPort(call: CallStorefront): OrdersPort {
  return {
    list: (shopId, state, page, search, signal) => {
      const filter = { shopId, state, ...(search === "" ? {} : { search }) };
      return call("listOrders", { query: { filter, page, perPage: OWN_ORDERS_PER_PAGE } }, signal);
    },
    load: (id, signal) => call("loadOrder", { params: { id } }, signal),
    cancel: (id, version, signal) => call("cancelOrder", { params: { id }, body: { version } }, signal),
    complain: (id, version, complaint, signal) =>
      call("complainOfOrder", { params: { id }, body: { version, ...complaint } }, signal),
    answerChange: (id, version, agrees, signal) =>
      call("answerLineChange", { params: { id }, body: { version, agrees } }, signal),
    reorder: (id, locationId, signal) => call("reorder", { params: { id }, body: { locationId } }, signal),
  };
}
