import * as Schema from "effect/Schema";
import type { OrganizationId } from "#core/kernel/id.ts";
import { instant, integer, ulid, visitorId } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

const CHOICE_FIELDS = {
  analytics: Schema.Boolean,
  marketing: Schema.Boolean,
  visitorId: Schema.NullOr(visitorId),
};

const text = wireStruct({ organizationId: ulid<OrganizationId>(), number: integer(1, 2_147_483_647) });

/** What somebody agrees to, and the published text that they read before; without one it was the standard text. */
export const consentChoice = wireStruct({ ...CHOICE_FIELDS, text: Schema.optionalKey(text) });

/** The same with when it was said, and all the texts that it was said to. */
export const consent = wireStruct({
  ...CHOICE_FIELDS,
  at: instant,
  texts: Schema.optionalKey(Schema.Array(text)),
});
