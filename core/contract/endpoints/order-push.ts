import type { OrderId } from "#core/kernel/id.ts";
import { pushChoice, pushState } from "../push.ts";
import { idParams } from "../list/query.ts";
import { endpoint } from "./define-endpoint.ts";

const ORDER_PATH = "/orders/{id}/push";

/** Web push to the device of a customer's session, for an order's shop. */
export const ORDER_PUSH_ENDPOINTS = {
  readOrderPush: endpoint("GET", ORDER_PATH, {
    permission: "customer",
    summary:
      "The key to subscribe with, and whether this session's device learns of own orders at the order's shop",
    params: idParams<OrderId>(),
    answer: pushState,
  }),
  switchOrderPush: endpoint("PUT", ORDER_PATH, {
    permission: "customer",
    summary: "Switches this session's device on for own orders at the order's shop, or off with null",
    params: idParams<OrderId>(),
    body: pushChoice,
    answer: pushState,
  }),
} as const;
