import { HISTORY_STATES } from "#core/order/history/history-state.ts";
import * as Schema from "effect/Schema";
import type { OrderId, ShopId } from "#core/kernel/id.ts";
import { MAX_SEARCH_LENGTH } from "#core/order/search-length.ts";
import { cart } from "../cart/cart.ts";
import { placeOrder, quote, quoteRequest } from "../checkout.ts";
import { endpoint } from "./define-endpoint.ts";
import { MOVE_ERRORS, PLACING_ERRORS } from "./error-key.ts";
import { changeAnswer, order, orderAgain, orderCancel, orderComplaint } from "../order.ts";
import { pageOf } from "../list/page.ts";
import { PAGING, idParams, resumeQuery } from "../list/query.ts";
import { optionalOr, trimmed, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const ordersFilter = wireStruct({
  state: Schema.optionalKey(Schema.Literals(HISTORY_STATES)),
  shopId: Schema.optionalKey(ulid<ShopId>()),
  search: Schema.optionalKey(trimmed(1, MAX_SEARCH_LENGTH)),
});

/** What a placed order is answered with, each time that it is asked for with its key (CHECKOUT-14). */
export const PLACED_STATUS_CODE = 201;

/** From a cart to an order, and what its customer does with it. */
export const CHECKOUT_ENDPOINTS = {
  quote: endpoint("POST", "/checkout/quote", {
    permission: "guest",
    summary: "What an order would cost, when it would come and what stands in its way; writes nothing",
    body: quoteRequest,
    answer: quote,
    refusals: [409],
  }),
  placeOrder: endpoint("POST", "/orders", {
    permission: "customer",
    summary: "Places an order once per Idempotency-Key; a repetition gets the same bytes",
    body: placeOrder,
    answer: order,
    statuses: [PLACED_STATUS_CODE],
    errors: PLACING_ERRORS,
    idempotent: true,
  }),
  listOrders: endpoint("GET", "/orders", {
    permission: "customer",
    summary: "One's own orders at a shop, newest first",
    query: wireStruct({ filter: optionalOr(ordersFilter, {}), ...PAGING }),
    answer: pageOf(order),
  }),
  loadOrder: endpoint("GET", "/orders/{id}", {
    permission: "customer",
    summary: "One of one's own orders",
    params: idParams<OrderId>(),
    answer: order,
  }),
  cancelOrder: endpoint("POST", "/orders/{id}/cancel", {
    permission: "customer",
    summary: "Takes a pending order back",
    params: idParams<OrderId>(),
    body: orderCancel,
    answer: order,
    errors: MOVE_ERRORS,
  }),
  complainOfOrder: endpoint("POST", "/orders/{id}/complaints", {
    permission: "customer",
    summary: "Says what went wrong with an order; one complaint at a time waits for its answer",
    params: idParams<OrderId>(),
    body: orderComplaint,
    answer: order,
    errors: MOVE_ERRORS,
  }),
  answerLineChange: endpoint("POST", "/orders/{id}/line-change", {
    permission: "customer",
    summary: "Says yes or no to the change of lines that staff proposed, within its five minutes",
    params: idParams<OrderId>(),
    body: changeAnswer,
    answer: order,
    errors: MOVE_ERRORS,
  }),
  reorder: endpoint("POST", "/orders/{id}/reorder", {
    permission: "customer",
    summary: "A new cart with what is still available of an old order",
    params: idParams<OrderId>(),
    body: orderAgain,
    answer: cart,
  }),
  orderEvents: endpoint("GET", "/orders/{id}/events", {
    permission: "customer",
    summary: "Live events of one order; resumes after a number",
    params: idParams<OrderId>(),
    query: resumeQuery,
    answerKind: "stream",
  }),
} as const;
