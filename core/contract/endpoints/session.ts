import type { UserId } from "#core/kernel/id.ts";
import { endpoint } from "./define-endpoint.ts";
import { idParams } from "../list/query.ts";
import { customer, customerRequest, profileChange, user } from "../user.ts";

/** The signed-in person's own records. */
export const SESSION_ENDPOINTS = {
  ensureCustomer: endpoint("POST", "/customers", {
    permission: "customer",
    summary: "Makes the customer record of a shop (201) or answers the one there is (200)",
    body: customerRequest,
    answer: customer,
    statuses: [201, 200],
  }),
  changeProfile: endpoint("PATCH", "/users/{id}", {
    permission: "customer",
    summary: "Changes the own profile; a list of addresses replaces the one there is",
    params: idParams<UserId>(),
    body: profileChange,
    answer: user,
  }),
} as const;
