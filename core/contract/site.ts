import * as Schema from "effect/Schema";
import type { ShopId } from "#core/kernel/id.ts";
import { instant, integer, optionalOrNull, text, ulid, visitorId } from "./scalars.ts";
import { wireStruct } from "./wire-struct.ts";

/** What a visitor agreed to. */
export const consent = wireStruct({ analytics: Schema.Boolean, marketing: Schema.Boolean });

/** Where a path leads now. */
export const redirect = wireStruct({ to: Schema.String, status: integer(300, 399) });

/** The build that the server serves. */
export const build = wireStruct({ version: Schema.String });

/** One analytics event (spec §3). */
export const analyticsEvent = wireStruct(
  {
    shopId: optionalOrNull(ulid<ShopId>()),
    visitorId,
    timestamp: instant,
    type: text(1, 80),
    value: optionalOrNull(
      Schema.Union([Schema.String.check(Schema.isMaxLength(2000)), Schema.Finite, Schema.Boolean]),
    ),
    metadata: optionalOrNull(Schema.Record(Schema.String.check(Schema.isMaxLength(80)), Schema.Unknown)),
    sessionId: text(1, 40),
  },
  { sessionId: "a_s_id" },
);

/** A mail or message that would have been sent. */
export const outboxEntry = wireStruct({
  id: Schema.String,
  channel: Schema.Literals(["email", "sms", "push"]),
  to: Schema.String,
  text: Schema.String,
  at: instant,
});
