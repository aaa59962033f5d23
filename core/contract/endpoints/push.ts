import type { OrderId } from "#core/kernel/id.ts";
import { PUSH_PERMISSION } from "#core/push/push.ts";
import { pushChoice, pushState } from "../push.ts";
import { idParams } from "../list/query.ts";
import { endpoint } from "./define-endpoint.ts";

const STAFF_PATH = "/operations/push";
const ORDER_PATH = "/orders/{id}/push";

/** Web push to the device of a session: to staff for the selected organization, to customers for an order's shop. */
export const PUSH_ENDPOINTS = {
  readPush: endpoint("GET", STAFF_PATH, {
    permission: PUSH_PERMISSION,
    summary: "The key to subscribe with, and whether this session's device gets a push for new orders",
    answer: pushState,
  }),
  switchPush: endpoint("PUT", STAFF_PATH, {
    permission: PUSH_PERMISSION,
    summary: "Switches this session's device on for the locations of its user, or off with null",
    body: pushChoice,
    answer: pushState,
  }),
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
