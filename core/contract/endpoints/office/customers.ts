import type { CustomerId } from "#core/kernel/id.ts";
import { customerBlock, customerCard } from "../../customer-card.ts";
import { idParams } from "../../list/query.ts";
import { endpoint } from "../define-endpoint.ts";

/** What staff knows and says about customers; one whose orders they may not see is 404. */
export const CUSTOMER_ENDPOINTS = {
  loadCustomer: endpoint("GET", "/operations/customers/{id}", {
    permission: "orders.see",
    summary:
      "A customer of the selected organization: how orders ended, the latest ones, points, and whether blocked",
    params: idParams<CustomerId>(),
    answer: customerCard,
  }),
  blockCustomer: endpoint("PUT", "/operations/customers/{id}/block", {
    permission: "customers.block",
    summary: "Lets a customer of a shop order no more, with a reason, or again (null)",
    params: idParams<CustomerId>(),
    body: customerBlock,
    answer: customerCard,
  }),
} as const;
