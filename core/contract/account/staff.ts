import * as Schema from "effect/Schema";
import { ROLES } from "#core/account/employee.ts";
import type { EmployeeId, InvitationId, LocationId } from "#core/kernel/id.ts";
import { email } from "../auth.ts";
import { instant, ulid } from "../schema/scalars.ts";
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
