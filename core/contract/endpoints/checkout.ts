import * as Schema from "effect/Schema";
import type { OrderId, ShopId } from "#core/kernel/id.ts";
import { COUPON_KEYS } from "../blocker.ts";
import { cart } from "../cart.ts";
import { placeOrder, quote, quoteRequest } from "../checkout.ts";
import { endpoint } from "../define-endpoint.ts";
import { order, orderAgain, orderCancel } from "../order.ts";
import { pageOf } from "../page.ts";
import { PAGING, after, idParams } from "../query.ts";
import { optionalOr, ulid } from "../scalars.ts";
import { wireStruct } from "../wire-struct.ts";

const PLACING_ERRORS = [
  "idempotency.key_missing",
  "idempotency.key_reused",
  "cart.revision_conflict",
  "cart.empty",
  "cart.already_ordered",
  "cart.shop_mismatch",
  "location.closed",
  "location.paused",
  "fulfillment.not_supported",
  "address.required",
  "address.out_of_zone",
  "item.unavailable",
  "item.options_invalid",
  "price.changed",
  ...COUPON_KEYS,
  "points.not_enough",
  "points.login_required",
  "points.product_not_redeemable",
  "order.below_minimum",
  "slot.full",
  "slot.invalid",
  "checkout.promise_changed",
  "checkout.total_mismatch",
  "payment.method_not_available",
  "phone.not_verified",
  "orders.too_many",
] as const;

const ordersFilter = wireStruct({
  state: Schema.optionalKey(Schema.Literals(["active", "past"])),
  shopId: Schema.optionalKey(ulid<ShopId>()),
});

/** From a cart to an order, and what its customer does with it. */
export const CHECKOUT_ENDPOINTS = {
  quote: endpoint("POST", "/checkout/quote", {
    access: "guest",
    summary: "What an order would cost, when it would come and what stands in its way; writes nothing",
    body: quoteRequest,
    answer: quote,
    refusals: [409],
  }),
  placeOrder: endpoint("POST", "/orders", {
    access: "customer",
    summary: "Places an order once per Idempotency-Key; a repetition gets the same bytes",
    body: placeOrder,
    answer: order,
    statuses: [201],
    errors: PLACING_ERRORS,
    idempotent: true,
  }),
  listOrders: endpoint("GET", "/orders", {
    access: "customer",
    summary: "One's own orders at a shop, newest first",
    query: wireStruct({ filter: optionalOr(ordersFilter, {}), ...PAGING }),
    answer: pageOf(order),
  }),
  loadOrder: endpoint("GET", "/orders/{id}", {
    access: "customer",
    summary: "One of one's own orders",
    params: idParams<OrderId>(),
    answer: order,
  }),
  cancelOrder: endpoint("POST", "/orders/{id}/cancel", {
    access: "customer",
    summary: "Takes a pending order back",
    params: idParams<OrderId>(),
    body: orderCancel,
    answer: order,
    errors: ["order.version_conflict", "order.transition_not_allowed"],
  }),
  reorder: endpoint("POST", "/orders/{id}/reorder", {
    access: "customer",
    summary: "A new cart with what is still to be had of an old order",
    params: idParams<OrderId>(),
    body: orderAgain,
    answer: cart,
  }),
  orderEvents: endpoint("GET", "/orders/{id}/events", {
    access: "customer",
    summary: "Live news of one order; resumes after a number",
    params: idParams<OrderId>(),
    query: after,
    answerKind: "stream",
  }),
} as const;
