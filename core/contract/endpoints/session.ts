import { MAX_ORDERS_OF_EXPORT } from "#core/account/person-export.ts";
import { PASSKEY_KNOWN, PASSKEY_REFUSED, PASSKEYS_FULL } from "#core/account/passkey/passkey.ts";
import { CODE_WRONG, FACTOR_KNOWN } from "#core/account/factor/second-factor.ts";
import type { UserId } from "#core/kernel/id.ts";
import { endpoint } from "./define-endpoint.ts";
import { idParams } from "../list/query.ts";
import {
  factorBeginning,
  factorCode,
  factorEnrolment,
  recoveryCodes,
  secondFactor,
} from "../account/factor.ts";
import {
  ownPasskeys,
  passkeyAddition,
  passkeyBeginning,
  passkeyEnrolment,
  passkeyRemoval,
  passkeyRenaming,
} from "../account/passkey.ts";
import { ownSessions, sessionEnding } from "../account/own-session.ts";
import { accountDeletion, passwordChange, passwordProof } from "../auth.ts";
import { customer, customerRequest, personExport, profileChange, user } from "../user.ts";

const FACTOR_PATH = "/users/{id}/second-factor";
const PASSKEY_PATH = "/users/{id}/passkeys";

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
  readFactor: endpoint("GET", FACTOR_PATH, {
    permission: "customer",
    summary: "The own second factor, of who works in a back office",
    params: idParams<UserId>(),
    answer: secondFactor,
    refusals: [403],
  }),
  beginFactor: endpoint("POST", FACTOR_PATH, {
    permission: "customer",
    summary: "Makes a secret for an authenticator after the password; it counts once a code confirmed it",
    params: idParams<UserId>(),
    body: factorBeginning,
    answer: factorEnrolment,
    refusals: [403],
    errors: ["auth.password_wrong", FACTOR_KNOWN],
  }),
  confirmFactor: endpoint("POST", `${FACTOR_PATH}/confirmation`, {
    permission: "customer",
    summary: "Adds the second factor by a first code, and answers its recovery codes this once",
    params: idParams<UserId>(),
    body: factorCode,
    answer: recoveryCodes,
    refusals: [403],
    errors: [CODE_WRONG],
  }),
  renewRecoveryCodes: endpoint("POST", `${FACTOR_PATH}/recovery-codes`, {
    permission: "customer",
    summary: "Makes new recovery codes after a code; those of before work no more",
    params: idParams<UserId>(),
    body: factorCode,
    answer: recoveryCodes,
    refusals: [403],
    errors: [CODE_WRONG],
  }),
  removeFactor: endpoint("POST", `${FACTOR_PATH}/removal`, {
    permission: "customer",
    summary: "Removes the own second factor after a code",
    params: idParams<UserId>(),
    body: factorCode,
    refusals: [403],
    errors: [CODE_WRONG],
  }),
  listPasskeys: endpoint("GET", PASSKEY_PATH, {
    permission: "customer",
    summary: "The own passkeys of all hosts, and what is asked before they change",
    params: idParams<UserId>(),
    answer: ownPasskeys,
    refusals: [403],
  }),
  beginPasskey: endpoint("POST", `${PASSKEY_PATH}/challenge`, {
    permission: "customer",
    summary: "What a new passkey is made with, after the password or a code; once and within 5 minutes",
    params: idParams<UserId>(),
    body: passkeyBeginning,
    answer: passkeyEnrolment,
    refusals: [403],
    errors: ["auth.password_wrong", CODE_WRONG, PASSKEYS_FULL],
  }),
  addPasskey: endpoint("POST", PASSKEY_PATH, {
    permission: "customer",
    summary: "Keeps a passkey that a browser made for this host",
    params: idParams<UserId>(),
    body: passkeyAddition,
    refusals: [403],
    errors: [PASSKEY_REFUSED, PASSKEYS_FULL, PASSKEY_KNOWN],
  }),
  renamePasskey: endpoint("POST", `${PASSKEY_PATH}/name`, {
    permission: "customer",
    summary: "Gives one of the own passkeys another name",
    params: idParams<UserId>(),
    body: passkeyRenaming,
    refusals: [403],
  }),
  removePasskey: endpoint("POST", `${PASSKEY_PATH}/removal`, {
    permission: "customer",
    summary: "Removes one of the own passkeys, after the password or a code",
    params: idParams<UserId>(),
    body: passkeyRemoval,
    refusals: [403],
    errors: ["auth.password_wrong", CODE_WRONG],
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
