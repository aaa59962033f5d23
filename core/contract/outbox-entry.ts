import * as Schema from "effect/Schema";
import { OUTBOX_CHANNELS } from "#core/order/lifecycle/order-notice.ts";
import { instant } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** A mail or message that would have been sent. */
export const outboxEntry = wireStruct({
  id: Schema.String,
  channel: Schema.Literals(OUTBOX_CHANNELS),
  to: Schema.String,
  text: Schema.String,
  at: instant,
});
