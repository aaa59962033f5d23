import * as Schema from "effect/Schema";
import { ROLES } from "#core/account/employee.ts";
import type { EmployeeId, InvitationId, LocationId } from "#core/kernel/id.ts";
import { email, password } from "../auth.ts";
import { instant, text, trimmed, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const place = {
  role: Schema.Literals(ROLES),
  locationIds: Schema.NullOr(Schema.Array(ulid<LocationId>()).check(Schema.isMaxLength(500))),
};

/** What somebody is to be, and where; null is every location. */
export const staffPlace = wireStruct(place);

/** Who is invited, to be what and where. */
export const staffInvite = wireStruct({ email, ...place });

/** The staff of an organization by their names, and the invitations that wait. */
export const staffList = wireStruct({
  members: Schema.Array(
    wireStruct({
      id: ulid<EmployeeId>(),
      firstName: Schema.String,
      lastName: Schema.String,
      email: Schema.String,
      isSelf: Schema.Boolean,
      hasFactor: Schema.Boolean,
      hasPasskey: Schema.Boolean,
      ...place,
    }),
  ),
  invitations: Schema.Array(
    wireStruct({ id: ulid<InvitationId>(), email: Schema.String, expiresAt: instant, ...place }),
  ),
});

const token = text(1, 200);

/** The token of an invitation's link. */
export const invitationToken = wireStruct({ token });

/** What an invitation says to who has its link. */
export const openInvitation = wireStruct({
  organizationName: Schema.String,
  role: Schema.Literals(ROLES),
  email: Schema.String,
  hasAccount: Schema.Boolean,
});

/** Makes the account of the invitation's email. */
export const invitedRegistration = wireStruct({
  token,
  firstName: trimmed(2, 50),
  lastName: trimmed(1, 50),
  password,
  acceptTerms: Schema.Boolean,
  acceptPrivacy: Schema.Boolean,
});
