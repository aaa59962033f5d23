import * as Schema from "effect/Schema";
import { ANALYTICS_EVENT_TYPES } from "#core/analytics/analytics-event.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { instant, text, ulid, visitorId } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** Most bytes of an event's body. */
export const MAX_EVENT_BYTES = 8192;

const MAX_SESSION_LENGTH = 64;
const MAX_METADATA_LENGTH = 200;

/** What a visitor did at a shop. */
export const analyticsEvent = wireStruct({
  shopId: ulid<ShopId>(),
  visitorId,
  timestamp: instant,
  type: Schema.Literals(ANALYTICS_EVENT_TYPES),
  value: Schema.NullOr(Schema.Int),
  metadata: Schema.NullOr(Schema.Record(Schema.String, text(0, MAX_METADATA_LENGTH))),
  aSId: text(1, MAX_SESSION_LENGTH),
});
