import { FACTOR_OWN_FIRST } from "#core/account/factor/factor-rule.ts";
import { FACTOR_ELSEWHERE } from "#core/account/factor/second-factor.ts";
import { STAFF_REFUSALS } from "#core/account/staff/staff.ts";
import type { EmployeeId, InvitationId } from "#core/kernel/id.ts";
import { idParams } from "../list/query.ts";
import { factorRule, factorRuleChange } from "../account/factor.ts";
import {
  invitationToken,
  invitedRegistration,
  openInvitation,
  staffInvite,
  staffList,
  staffPlace,
} from "../account/staff.ts";
import { user } from "../user.ts";
import { endpoint } from "./define-endpoint.ts";

const STAFF_PATH = "/operations/staff";

/** The staff of an organization, and how somebody joins it. */
export const STAFF_ENDPOINTS = {
  listStaff: endpoint("GET", STAFF_PATH, {
    permission: "staff.change",
    summary: "The staff of the organization, and the invitations that wait",
    answer: staffList,
  }),
  changeEmployee: endpoint("PATCH", `${STAFF_PATH}/{id}`, {
    permission: "staff.change",
    summary: "Gives an employee another role or other locations",
    params: idParams<EmployeeId>(),
    body: staffPlace,
    errors: STAFF_REFUSALS,
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
  resetFactor: endpoint("POST", "/operations/staff/{id}/second-factor/removal", {
    permission: "staff.change",
    summary: "Removes the second factor of an employee who can prove it no more",
    params: idParams<EmployeeId>(),
    errors: ["staff.beyond_own", FACTOR_ELSEWHERE],
  }),
  removeEmployee: endpoint("POST", `${STAFF_PATH}/{id}/removal`, {
    permission: "staff.change",
    summary: "Takes somebody out of the staff; their screens, streams and push end",
    params: idParams<EmployeeId>(),
    errors: STAFF_REFUSALS,
  }),
  inviteEmployee: endpoint("POST", `${STAFF_PATH}/invitations`, {
    permission: "staff.change",
    summary: "Mails somebody a link to join the staff; an earlier one to the same email is void",
    body: staffInvite,
    errors: ["staff.beyond_own", "staff.too_many_invitations"],
  }),
  withdrawInvitation: endpoint("POST", `${STAFF_PATH}/invitations/{id}/removal`, {
    permission: "staff.change",
    summary: "Makes an invitation void",
    params: idParams<InvitationId>(),
  }),
  readInvitation: endpoint("POST", "/invitations/lookup", {
    permission: "public",
    summary: "What the invitation of a link says",
    body: invitationToken,
    answer: openInvitation,
    errors: ["auth.token_invalid"],
  }),
  acceptInvitation: endpoint("POST", "/invitations/acceptance", {
    permission: "customer",
    summary: "Takes the person who is signed in, whose email was invited, into the staff; works once",
    body: invitationToken,
    errors: ["auth.token_invalid"],
  }),
  registerInvited: endpoint("POST", "/invitations/registration", {
    permission: "public",
    summary: "Makes an account of the invited email, signs it in and takes it into the staff; works once",
    body: invitedRegistration,
    answer: user,
    statuses: [201],
    errors: ["auth.token_invalid"],
  }),
} as const;
