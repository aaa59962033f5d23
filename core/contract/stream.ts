import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import type { OrderNews } from "#core/order/order-news.ts";
import type { OrderEventType } from "#core/order/lifecycle/order-status.ts";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { orderEventType, orderStatus } from "./order.ts";
import { count, instant, ulid } from "./schema/scalars.ts";
import { type WireCodec, wireStruct } from "./schema/wire-struct.ts";

/** How the stream tells of each event. */
export const NEWS_TYPES = {
  place: "order.placed",
  accept: "order.accepted",
  reject: "order.rejected",
  expire: "order.expired",
  undo: "order.undone",
  delay: "order.delayed",
  start: "order.started",
  ready: "order.ready",
  dispatch: "order.dispatched",
  complete: "order.completed",
  cancel: "order.cancelled",
  reopen: "order.reopened",
} as const satisfies Readonly<Record<OrderEventType, string>>;

const EVENTS_BY_NEWS_TYPE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NEWS_TYPES).map(([event, type]) => [type, event]),
);

const newsType = Schema.Literals(Object.values(NEWS_TYPES)).pipe(
  Schema.decodeTo(
    orderEventType,
    SchemaTransformation.transform<OrderEventType, (typeof NEWS_TYPES)[OrderEventType]>({
      decode: (type) => Schema.decodeUnknownSync(orderEventType)(EVENTS_BY_NEWS_TYPE[type]),
      encode: (event) => NEWS_TYPES[event],
    }),
  ),
);

const orderNews = wireStruct(
  {
    number: count,
    event: newsType,
    orderId: ulid<OrderId>(),
    status: orderStatus,
    version: count,
    at: instant,
  },
  { event: "type" },
);
const locationNews = wireStruct({ number: count, locationId: ulid<LocationId>(), at: instant });
const resetNews = wireStruct({ number: count });

/** The `event:` names of the streams with the codec of their `data:`. */
export const NEWS_CODECS = {
  order: orderNews,
  location: locationNews,
  reset: resetNews,
} as const satisfies Readonly<Record<OrderNews["kind"], WireCodec<unknown>>>;
