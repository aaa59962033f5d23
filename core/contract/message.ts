import * as Schema from "effect/Schema";
import type { MessageId, OrderId } from "#core/kernel/id.ts";
import { MESSAGE_FAILURES, MESSAGE_KINDS, MESSAGE_STATES } from "#core/message/message-log.ts";
import { OUTBOX_CHANNELS } from "#core/order/lifecycle/order-notice.ts";
import { count, instant, optionalOr, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** What a message is about. */
export const messageKind = Schema.Literals(MESSAGE_KINDS);

/** Which messages are asked for. */
export const messageQuery = wireStruct({
  filter: optionalOr(wireStruct({ state: Schema.optionalKey(Schema.Literal("failed")) }), {}),
});

/** A message of the organization. */
export const loggedMessage = wireStruct({
  id: ulid<MessageId>(),
  at: instant,
  channel: Schema.Literals(OUTBOX_CHANNELS),
  kind: Schema.NullOr(messageKind),
  orderId: Schema.NullOr(ulid<OrderId>()),
  address: Schema.String,
  state: Schema.Literals(MESSAGE_STATES),
  attempts: count,
  failure: Schema.NullOr(Schema.Literals(MESSAGE_FAILURES)),
  maySendAgain: Schema.Boolean,
});

/** A mail as somebody would get it. */
export const messagePreview = wireStruct({
  kind: messageKind,
  subject: Schema.String,
  text: Schema.String,
});
