import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { OrganizationLiveEvent } from "./organization-feeds.ts";
import { orderEventType, orderStatus, TIMELINE_FIELDS } from "#core/contract/order.ts";
import { count, instant, ulid } from "#core/contract/schema/scalars.ts";
import { visibleTimeline } from "#core/order/tracking/customer-view.ts";
import type { LiveEvent } from "#core/order/live-event.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within a transaction of the organization.

/** Most events read at once; a reader continues from the last number. */
export const MAX_LIVE_EVENTS = 500;

/** The number of the organization's latest event, 0 before the first. */
export async function readLastNumber(queries: Queries): Promise<number> {
  return Number((await READ_LAST_NUMBER.first(queries))?.last ?? 0);
}

/**
 * What happened after a number, oldest first. Numbers have no gaps and become visible in their order, so nothing is
 * ever missed; where the history no longer reaches back, or never reached that number, the answer is a reset.
 */
export async function readLiveEvents(
  queries: Queries,
  after: number,
): Promise<readonly OrganizationLiveEvent[]> {
  const rows = await READ_LIVE_EVENTS.rows(queries, after, MAX_LIVE_EVENTS);
  const events = rows.map((row) => decodeLiveEvent(row.event));
  const [first] = events;
  if (first !== undefined)
    return first.number === after + 1
      ? events
      : [{ kind: "reset", number: first.number - 1, locationId: null }, ...events];
  const last = await readLastNumber(queries);
  return last < after ? [{ kind: "reset", number: last, locationId: null }] : [];
}

/** What the customer of an order may know of after a number: answers show 10 s late, or with the next move. */
export async function readOrderLiveEvents(
  queries: Queries,
  orderId: OrderId,
  after: number,
  now: Instant,
): Promise<readonly LiveEvent[]> {
  const rows = await READ_TIMELINE.rows(queries, orderId);
  const timeline = rows.map(({ entry }) => decodeEntry(entry));
  const visible = new Set(visibleTimeline(timeline, now).map(({ number }) => number));
  return timeline
    .filter(({ number }) => number > after && visible.has(number))
    .map(({ number, event, status, version, at }) => ({
      kind: "order",
      number,
      event,
      orderId,
      status,
      version,
      at,
    }));
}

const decodeLiveEvent: (json: unknown) => OrganizationLiveEvent = decoderOf(
  "a live event",
  Schema.Union([
    Schema.Struct({
      kind: Schema.Literal("order"),
      number: count,
      event: orderEventType,
      orderId: ulid<OrderId>(),
      locationId: Schema.String,
      status: orderStatus,
      version: count,
      at: instant,
    }),
    Schema.Struct({
      kind: Schema.Literal("location"),
      number: count,
      locationId: Schema.String,
      at: instant,
    }),
  ]),
);

const decodeEntry = decoderOf(
  "a move of an order",
  Schema.Struct({ ...TIMELINE_FIELDS, status: orderStatus, version: count }),
);

const READ_LAST_NUMBER = statement(
  "event.readLastNumber",
  "select last from event_counters where organization_id = tenant()",
);

const READ_LIVE_EVENTS = statement(
  "event.readLiveEvents",
  `select case e.kind
            when 'order' then json_build_object('kind', 'order', 'number', e.number, 'event', e.type,
              'orderId', e.order_id, 'locationId', e.location_id, 'status', e.status, 'version', e.version,
              'at', instant(e.at))
            else json_build_object('kind', 'location', 'number', e.number, 'locationId', e.location_id,
              'at', instant(e.at)) end as event
     from events e where e.organization_id = tenant() and e.number > $1 order by e.number limit $2`,
);

const READ_TIMELINE = statement(
  "event.readTimeline",
  `select json_build_object('number', e.number, 'event', e.type, 'at', instant(e.at), 'actor', e.actor,
            'reason', e.reason, 'text', e.text, 'minutes', e.minutes, 'status', e.status, 'version', e.version) as entry
     from events e where e.organization_id = tenant() and e.order_id = $1 order by e.number`,
);
