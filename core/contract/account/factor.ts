import * as Schema from "effect/Schema";
import { presentPassword } from "../auth.ts";
import { count, instant } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** The own second factor; null while there is none. */
export const secondFactor = wireStruct({
  addedAt: Schema.NullOr(instant),
  recoveryCodesLeft: count,
});

/** Says once more who asks. */
export const factorBeginning = wireStruct({ password: presentPassword });

/** What an authenticator is given. */
export const factorEnrolment = wireStruct({ secret: Schema.String, uri: Schema.String });

/** Whether an organization needs second factors of its staff, and how many have none. */
export const factorRule = wireStruct({ isNeeded: Schema.Boolean, without: count });

/** What it is to be. */
export const factorRuleChange = wireStruct({ isNeeded: Schema.Boolean });

/** Recovery codes, which are answered this once. */
export const recoveryCodes = wireStruct({ recoveryCodes: Schema.Array(Schema.String) });
