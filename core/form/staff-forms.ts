import type { InvitedRegistration } from "#core/account/staff/invitation.ts";
import type { StaffList } from "#core/account/staff/staff.ts";
import { canonicalEmail } from "#core/account/canonical-email.ts";
import type { Role } from "#core/account/employee.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { compact, registerErrors } from "./account-forms.ts";
import type { FieldErrors } from "./form-field.ts";
import { email, firstBroken, required } from "./rules.ts";

/** What the form of a place holds: `everywhere` stands for all locations. */
export type PlaceValues = {
  readonly role: Role | null;
  readonly everywhere: boolean;
  readonly locations: readonly string[];
};

/** The errors of a place: a role, and locations where it is not everywhere. */
export function placeErrors({ role, everywhere, locations }: PlaceValues): FieldErrors {
  return compact({
    role: role === null ? keyMessage("validation.required") : null,
    locations: everywhere || locations.length > 0 ? null : keyMessage("validation.staff_locations"),
  });
}

/** The errors of an invitation next to those who work there already (STAFF-8). */
export function invitationErrors(
  values: PlaceValues & { readonly email: string },
  known: Pick<StaffList, "members"> | null,
): FieldErrors {
  const typed = canonicalEmail(values.email);
  const isKnown = known?.members.some((member) => member.email === typed) === true;
  return {
    ...compact({
      email: isKnown
        ? keyMessage("validation.staff_known")
        : firstBroken(values.email.trim(), required, email),
    }),
    ...placeErrors(values),
  };
}

/** The errors of the form that makes the account of an invitation. */
export function invitedErrors(values: InvitedRegistration, invitedEmail: string): FieldErrors {
  return registerErrors({ ...values, email: invitedEmail, acceptMarketing: false });
}
