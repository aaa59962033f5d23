import { FACTOR_ELSEWHERE } from "#core/account/factor/second-factor.ts";
import { STAFF_REFUSALS } from "#core/account/staff/staff.ts";
import type { EmployeeId, InvitationId } from "#core/kernel/id.ts";
import { idParams } from "../../list/query.ts";
import { staffInvite, staffList, staffPlace } from "../../account/staff.ts";
import { endpoint } from "../define-endpoint.ts";

const STAFF_PATH = "/operations/staff";

/** The staff of an organization, and whom it invites. */
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
} as const;
