import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { LocationRecord, ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { replayDay } from "#core/sales/replay/replay-day.ts";
import type { ReplayDay, ReplayedOrder, ReplaySettings } from "#core/sales/replay/replay.ts";
import { SLOT_DAYS_AHEAD } from "#core/shop/slot/slot-input.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { firstShows } from "#core/time/zones.ts";
import { readDayOrders, readEarlierLoads } from "./replay.queries.ts";

/** A calendar date (YYYY-MM-DD of the shop's zone) of a location, to be replayed. */
export async function readReplayDay(
  pool: DatabasePool,
  { organizationId, shop: { timezone, currency } }: Pick<ShopSnapshot, "organizationId" | "shop">,
  location: LocationRecord,
  date: string,
): Promise<ReplayDay> {
  const from = firstShows(date, 0, timezone);
  const to = firstShows(plusDays(date, 1), 0, timezone);
  const aheadFrom = firstShows(plusDays(date, -SLOT_DAYS_AHEAD), 0, timezone);
  const within = { locationId: location.id, from, to };
  const { orders, taken } = await inTransaction(pool, { organizationId }, async (queries) => ({
    orders: await readDayOrders(queries, within, currency),
    taken: await readEarlierLoads(queries, { ...within, aheadFrom }, currency),
  }));
  const { openingHours, exceptions, supportedFulfillmentMethods } = location;
  return {
    location: { openingHours, exceptions, supportedFulfillmentMethods },
    timezone,
    orders,
    taken,
  };
}

/** Replays it; what a setting leaves open is as it is now. */
export async function replayLocation(
  pool: DatabasePool,
  snapshot: Pick<ShopSnapshot, "organizationId" | "shop">,
  location: LocationRecord,
  date: string,
  settings: ReplaySettings,
): Promise<readonly ReplayedOrder[]> {
  return replayDay(await readReplayDay(pool, snapshot, location, date), settings);
}
