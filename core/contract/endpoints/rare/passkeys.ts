import { CODE_WRONG } from "#core/account/factor/second-factor.ts";
import { PASSKEY_KNOWN, PASSKEY_REFUSED, PASSKEYS_FULL } from "#core/account/passkey/passkey.ts";
import type { UserId } from "#core/kernel/id.ts";
import {
  ownPasskeys,
  passkeyAddition,
  passkeyBeginning,
  passkeyChallenge,
  passkeyEnrolment,
  passkeyRemoval,
  passkeyRenaming,
} from "../../account/passkey.ts";
import { idParams } from "../../list/query.ts";
import { endpoint } from "../define-endpoint.ts";

const PASSKEY_PATH = "/users/{id}/passkeys";

/** The own passkeys, and what one signs in with. */
export const PASSKEY_ENDPOINTS = {
  beginPasskeySignIn: endpoint("POST", "/auth/login/passkey/challenge", {
    permission: "public",
    summary: "What a passkey signs in with: once, in this browser, on this host and within 5 minutes",
    answer: passkeyChallenge,
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
} as const;
