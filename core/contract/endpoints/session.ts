import { MAX_ORDERS_OF_EXPORT } from "#core/account/person-export.ts";
import type { UserId } from "#core/kernel/id.ts";
import { endpoint } from "./define-endpoint.ts";
import { idParams } from "../list/query.ts";
import { organizationChoice, ownSessions, sessionEnding } from "../account/own-session.ts";
import { accountDeletion, passwordChange, passwordProof } from "../auth.ts";
import { customer, customerRequest, personExport, profileChange, user } from "../user.ts";

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
  selectOrganization: endpoint("POST", "/operations/selected-organization", {
    permission: "organization.enter",
    summary: "The organization that this session works in from now on",
    body: organizationChoice,
  }),
  changePassword: endpoint("POST", "/users/{id}/password", {
    permission: "customer",
    summary: "Replaces the own password and ends the other sessions",
    params: idParams<UserId>(),
    body: passwordChange,
    errors: ["auth.password_wrong"],
  }),
  listSessions: endpoint("GET", "/users/{id}/sessions", {
    permission: "customer",
    summary: "Where the person who asks is signed in",
    params: idParams<UserId>(),
    answer: ownSessions,
  }),
  endSessions: endpoint("POST", "/users/{id}/sessions/ending", {
    permission: "customer",
    summary:
      "Ends one of the own sessions, or with null all but the one that asks; their streams end within seconds",
    params: idParams<UserId>(),
    body: sessionEnding,
  }),
  exportPerson: endpoint("POST", "/users/{id}/export", {
    permission: "customer",
    summary: `Everything that is held on the person who asks, by table; of orders the ${MAX_ORDERS_OF_EXPORT} newest`,
    params: idParams<UserId>(),
    body: passwordProof,
    answer: personExport,
    errors: ["auth.password_wrong"],
  }),
  deleteAccount: endpoint("POST", "/users/{id}/deletion", {
    permission: "customer",
    summary: "Deletes the own account for good; a 409 names the orders or organizations that stop it",
    params: idParams<UserId>(),
    body: accountDeletion,
    errors: ["auth.password_wrong", "account.open_orders", "account.last_owner"],
  }),
} as const;
