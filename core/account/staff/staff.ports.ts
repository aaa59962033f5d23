import type { EmployeeId, InvitationId } from "#core/kernel/id.ts";
import type { InvitedRegistration, OpenInvitation } from "./invitation.ts";
import type { StaffList, StaffPlace } from "./staff.ts";

/** The staff of the organization that an owner works in. A change rejects with Refused and a `StaffRefusal`. */
export interface StaffPort {
  listStaff(signal: AbortSignal): Promise<StaffList>;
  changeEmployee(id: EmployeeId, place: StaffPlace, signal: AbortSignal): Promise<void>;
  /** Removes the second factor of an employee, who can prove it no more. */
  resetFactor(id: EmployeeId, signal: AbortSignal): Promise<void>;
  /** Their screens, streams and push end (STAFF-9). */
  removeEmployee(id: EmployeeId, signal: AbortSignal): Promise<void>;
  /** Mails a link; an earlier one to the same email is void. */
  invite(email: string, place: StaffPlace, signal: AbortSignal): Promise<void>;
  withdrawInvitation(id: InvitationId, signal: AbortSignal): Promise<void>;
}

/** An invitation, by the token of its link. All reject with Invalid where it works no more. */
export interface InvitationPort {
  readInvitation(token: string, signal: AbortSignal): Promise<OpenInvitation>;
  /** Takes the person who is signed in into the staff. */
  acceptInvitation(token: string, signal: AbortSignal): Promise<void>;
  /** Makes the account of the invitation's email, signs it in and takes it into the staff. */
  registerInvited(token: string, registration: InvitedRegistration, signal: AbortSignal): Promise<void>;
}
