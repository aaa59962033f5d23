import { FACTOR_OWN_FIRST } from "#core/account/factor/factor-rule.ts";
import { CODE_WRONG, FACTOR_KNOWN } from "#core/account/factor/second-factor.ts";
import type { UserId } from "#core/kernel/id.ts";
import {
  factorBeginning,
  factorEnrolment,
  factorRule,
  factorRuleChange,
  recoveryCodes,
  secondFactor,
} from "../../account/factor.ts";
import { factorCode } from "../../account/factor-code.ts";
import { idParams } from "../../list/query.ts";
import { endpoint } from "../define-endpoint.ts";

const FACTOR_PATH = "/users/{id}/second-factor";

/** The own second factor, and whether an organization needs one of its staff. */
export const FACTOR_ENDPOINTS = {
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
  readFactorRule: endpoint("GET", "/operations/second-factor", {
    permission: "staff.change",
    summary: "Whether the organization needs a second factor of its staff, and how many have none",
    answer: factorRule,
  }),
  writeFactorRule: endpoint("PUT", "/operations/second-factor", {
    permission: "staff.change",
    summary: "Has the organization need a second factor of its staff, or not; who asks must have proved one",
    body: factorRuleChange,
    answer: factorRule,
    errors: [FACTOR_OWN_FIRST],
  }),
} as const;
