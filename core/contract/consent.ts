import * as Schema from "effect/Schema";
import { instant, visitorId } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

const CHOICE_FIELDS = {
  analytics: Schema.Boolean,
  marketing: Schema.Boolean,
  visitorId: Schema.NullOr(visitorId),
};

/** What somebody agrees to. */
export const consentChoice = wireStruct(CHOICE_FIELDS);

/** The same with when it was said. */
export const consent = wireStruct({ ...CHOICE_FIELDS, at: instant });
