import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Whereabouts } from "#adapters/server/shops/shops.queries.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Trade } from "./trade.ts";

/** Versions and slot loads of a location, for somebody unknown; null when the shop is gone. */
export async function readTrade(
  database: Queries,
  { organizationId, shopId }: Whereabouts,
  locationId: string,
  now: Instant,
): Promise<Trade | null> {
  const { rows } = await database.query<{ trade: Trade | null }>(
    "select trade_json($1, $2, $3, null, $4) as trade",
    [organizationId, shopId, locationId, now],
  );
  return rows[0]?.trade ?? null;
}
