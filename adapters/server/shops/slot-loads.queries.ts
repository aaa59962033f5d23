import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Trade } from "#adapters/server/orders/trade.ts";
import type { SlotLoad } from "#core/shop/slot-question.ts";
import type { Instant } from "#core/time/instant.ts";
import type { ShopSheet } from "./shop-sheet.ts";

/** What the slots of a location have taken on, from an hour ago on. */
export async function readTakenSlots(
  database: Queries,
  sheet: ShopSheet,
  locationId: string,
  now: Instant,
): Promise<readonly SlotLoad[]> {
  const { rows } = await database.query<{ trade: Pick<Trade, "slotLoads"> | null }>(
    "select trade_json($1, $2, $3, null, $4) as trade",
    [sheet.organizationId, sheet.shopId, locationId, now],
  );
  const { currency } = sheet.shop;
  return (rows[0]?.trade?.slotLoads ?? []).map(({ start, orders, value }) => ({
    start,
    orders,
    value: { amount: value, currency },
  }));
}
