import * as Schema from "effect/Schema";
import { ROLES } from "#core/account/employee.ts";
import { password } from "../auth.ts";
import { text, trimmed } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

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
