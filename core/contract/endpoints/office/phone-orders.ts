import type { LocationId } from "#core/kernel/id.ts";
import { quote } from "../../checkout.ts";
import { idParams } from "../../list/query.ts";
import { caller, callerPhone, enteredOrder, phoneOrder, phoneQuoteRequest } from "../../phone-order.ts";
import { PLACED_STATUS_CODE } from "../checkout.ts";
import { endpoint } from "../define-endpoint.ts";
import { PLACING_ERRORS } from "../error-key.ts";

/** Orders that staff enters for somebody on the phone; a location of another organization is 404. */
export const PHONE_ORDER_ENDPOINTS = {
  findCaller: endpoint("POST", "/operations/locations/{id}/callers", {
    permission: "orders.enter",
    summary: "Who phones from a number, as far as the organization knows; writes nothing",
    params: idParams<LocationId>(),
    body: callerPhone,
    answer: caller,
  }),
  quotePhoneOrder: endpoint("POST", "/operations/locations/{id}/phone-orders/quote", {
    permission: "orders.enter",
    summary:
      "What an order by phone would cost, when it would come and what stands in its way; writes nothing",
    params: idParams<LocationId>(),
    body: phoneQuoteRequest,
    answer: quote,
  }),
  placePhoneOrder: endpoint("POST", "/operations/locations/{id}/phone-orders", {
    permission: "orders.enter",
    summary: "Places and accepts an order by phone once per Idempotency-Key",
    params: idParams<LocationId>(),
    body: phoneOrder,
    answer: enteredOrder,
    statuses: [PLACED_STATUS_CODE],
    errors: [...PLACING_ERRORS, "phone.invalid"],
    idempotent: true,
  }),
} as const;
