import * as Schema from "effect/Schema";
import type { OrganizationId, SessionId } from "#core/kernel/id.ts";
import { instant, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** Where somebody is signed in, as they tell one session from another. */
export const ownSessions = wireStruct({
  data: Schema.Array(
    wireStruct({
      id: ulid<SessionId>(),
      browser: Schema.NullOr(Schema.String),
      system: Schema.NullOr(Schema.String),
      host: Schema.String,
      createdAt: instant,
      seenAt: instant,
      isThis: Schema.Boolean,
      isByPin: Schema.Boolean,
    }),
  ),
});

/** Which one ends; null is all but the one that asks. */
export const sessionEnding = wireStruct({ sessionId: Schema.NullOr(ulid<SessionId>()) });

/** The organization that staff works in from now on. */
export const organizationChoice = wireStruct({ organizationId: ulid<OrganizationId>() });
