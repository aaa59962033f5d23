import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { promise } from "#core/contract/shop/promise.ts";
import { toId, type LocationId, type ShopId } from "#core/kernel/id.ts";
import { toMoney } from "#core/money/parse-money.ts";
import type { Currency } from "#core/money/money.ts";
import { FULFILLED_STATUS, LOST_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { DayOrder, DayOrderEnd } from "#core/sales/replay/replay.ts";
import { slotOfPromise } from "#core/checkout/decision/promise-for.ts";
import type { SlotLoad } from "#core/shop/slot/slot-input.ts";
import { add } from "#core/money/add.ts";
import type { Instant } from "#core/time/instant.ts";

/** A location and the stretch of time in which its orders were placed; the end does not belong to it. */
export interface PlacedWithin {
  readonly locationId: LocationId;
  readonly from: Instant;
  readonly to: Instant;
}

/** Every shop of the installation, by slug. */
export async function listShopIds(queries: Queries): Promise<readonly ShopId[]> {
  const rows = await LIST_SHOPS.rows(queries);
  return rows.map(({ shopId }) => toId<ShopId>(shopId));
}

/** The orders of the transaction's organization that were placed within, as they are now, in the order of their placing. */
export async function readDayOrders(
  queries: Queries,
  { locationId, from, to }: PlacedWithin,
  currency: Currency,
): Promise<readonly DayOrder[]> {
  const rows = await READ_DAY.rows(queries, locationId, from, to);
  return rows.map((row) => ({
    id: toId(row.id),
    number: row.number,
    placedAt: row.placedAt,
    method: row.method,
    timing: row.requestedFor === null ? { type: "asap" } : { type: "scheduled", slotStart: row.requestedFor },
    subtotal: toMoney(row.subtotal, currency),
    promise: decodePromise(row.promise),
    end: endOf(row),
  }));
}

/** What orders that were placed since `aheadFrom` put on the slots from `from` on, but for those that were lost. */
export async function readEarlierLoads(
  queries: Queries,
  {
    locationId,
    from,
    aheadFrom,
  }: Pick<PlacedWithin, "locationId" | "from"> & { readonly aheadFrom: Instant },
  currency: Currency,
): Promise<readonly SlotLoad[]> {
  const rows = await READ_EARLIER.rows(queries, locationId, from, LOST_STATUSES, aheadFrom);
  const loads = new Map<Instant, SlotLoad>();
  for (const row of rows) {
    const start = slotOfPromise(decodePromise(row.promise));
    const value = toMoney(row.subtotal, currency);
    const load = loads.get(start);
    loads.set(
      start,
      load === undefined
        ? { start, orders: 1, value }
        : { start, orders: load.orders + 1, value: add(load.value, value) },
    );
  }
  return [...loads.values()];
}

function endOf({
  status,
  endedAt,
}: {
  readonly status: string;
  readonly endedAt: Instant | null;
}): DayOrderEnd {
  if (LOST_STATUSES.some((lost) => lost === status)) return { type: "lost" };
  return status === FULFILLED_STATUS && endedAt !== null
    ? { type: "handedOver", at: endedAt }
    : { type: "open" };
}

const decodePromise = decoderOf("a promise", promise);

const LIST_SHOPS = statement(
  "replay.listShops",
  `select shop_id as "shopId" from directory where key like 'slug:%' order by key`,
);

const READ_DAY = statement(
  "replay.readDay",
  `select o.id, spoken_number(n.prefix, n.n) as number, o.placed_at as "placedAt", o.fulfillment_method as method,
          o.requested_for as "requestedFor", o.subtotal, o.promise, o.status, o.ended_at as "endedAt"
     from orders o
     join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
    where o.organization_id = tenant() and o.location_id = $1 and o.placed_at >= $2 and o.placed_at < $3
      and not o.is_test
    order by o.placed_at, o.id`,
  ["number"],
);

const READ_EARLIER = statement(
  "replay.readEarlier",
  `select o.promise, o.subtotal from orders o
    where o.organization_id = tenant() and o.location_id = $1 and o.placed_at >= $4 and o.placed_at < $2
      and o.requested_for >= $2 and o.status <> all ($3) and not o.is_test`,
);
