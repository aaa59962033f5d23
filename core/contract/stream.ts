import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import type { LiveEvent } from "#core/order/live-event.ts";
import type { OrderEventType } from "#core/order/lifecycle/order-status.ts";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { orderEventType, orderStatus } from "./order.ts";
import { count, instant, ulid } from "./schema/scalars.ts";
import { type WireCodec, wireStruct } from "./schema/wire-struct.ts";

/** The name of each event in the stream. */
export const LIVE_EVENT_TYPES = {
  place: "order.placed",
  accept: "order.accepted",
  reject: "order.rejected",
  expire: "order.expired",
  undo: "order.undone",
  delay: "order.delayed",
  propose_change: "order.change_proposed",
  answer_change: "order.change_answered",
  settle_change: "order.change_settled",
  assign: "order.assigned",
  start: "order.started",
  ready: "order.ready",
  dispatch: "order.dispatched",
  arrive: "order.arrived",
  report: "order.reported",
  complete: "order.completed",
  cancel: "order.cancelled",
  reopen: "order.reopened",
  complain: "order.complained",
  resolve: "order.resolved",
} as const satisfies Readonly<Record<OrderEventType, string>>;

const EVENTS_BY_LIVE_EVENT_TYPE = new Map<string, string>(
  Object.entries(LIVE_EVENT_TYPES).map(([event, type]) => [type, event]),
);

const liveEventType = Schema.Literals(Object.values(LIVE_EVENT_TYPES)).pipe(
  Schema.decodeTo(
    orderEventType,
    SchemaTransformation.transform<OrderEventType, (typeof LIVE_EVENT_TYPES)[OrderEventType]>({
      decode: (type) => Schema.decodeUnknownSync(orderEventType)(EVENTS_BY_LIVE_EVENT_TYPE.get(type)),
      encode: (event) => LIVE_EVENT_TYPES[event],
    }),
  ),
);

const orderLiveEvent = wireStruct(
  {
    number: count,
    event: liveEventType,
    orderId: ulid<OrderId>(),
    status: orderStatus,
    version: count,
    at: instant,
  },
  { event: "type" },
);
const locationLiveEvent = wireStruct({ number: count, locationId: ulid<LocationId>(), at: instant });
const resetLiveEvent = wireStruct({ number: count });

/** The `event:` names of the streams with the codec of their `data:`. */
export const LIVE_EVENT_CODECS = {
  order: orderLiveEvent,
  location: locationLiveEvent,
  reset: resetLiveEvent,
} as const satisfies Readonly<Record<LiveEvent["kind"], WireCodec<unknown>>>;
