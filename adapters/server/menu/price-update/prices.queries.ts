import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toId, type LocationId, type PriceUpdateId, type ShopId } from "#core/kernel/id.ts";
import type { PriceChange } from "#core/menu/price-update/price-update.ts";
import type { OrderActor } from "#core/order/order.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within a transaction of the organization.

/** Whether all these locations are the organization's. */
export async function ownsLocations(queries: Queries, locationIds: readonly LocationId[]): Promise<boolean> {
  return (await FIND_LOCATIONS.run(queries, locationIds)) === locationIds.length;
}

/** Keeps the prices of an update's shops from changing before the transaction ends; answers those shops. */
export async function lockPrices(queries: Queries, id: PriceUpdateId): Promise<readonly ShopId[]> {
  const rows = await LOCK_LOCATIONS.rows(queries, id);
  return [...new Set(rows.map(({ shopId }) => toId<ShopId>(shopId)))];
}

/** Writes new prices where the expected ones are held; throws where one is not, since they were compared under a lock. */
export async function writePrices(queries: Queries, changes: readonly PriceChange[]): Promise<void> {
  const rows = changes.map(({ type, id, locationId, expectedPrice, newPrice }) => ({
    type,
    id,
    location_id: locationId,
    expected: expectedPrice.amount,
    price: newPrice.amount,
  }));
  const { written } = await WRITE_PRICES.one(queries, JSON.stringify(rows));
  if (written !== changes.length)
    throw new Error(`Of ${changes.length} prices ${written} were the expected ones`);
}

/** Appends the event by which the screens of the organization learn that prices of a location changed. */
export async function notifyPrices(
  queries: Queries,
  locationId: LocationId,
  {
    actor,
    actorId,
    now,
  }: { readonly actor: OrderActor; readonly actorId: string | null; readonly now: Instant },
): Promise<void> {
  await APPEND_EVENT.run(queries, locationId, actor, actorId, now);
}

const FIND_LOCATIONS = statement(
  "priceUpdate.findLocations",
  "select from locations where organization_id = tenant() and id = any ($1::text[])",
);

// All of its shops, as a changed menu raises them all; in the order of their ids (migrations/README.md, "Locks").
const LOCK_LOCATIONS = statement(
  "priceUpdate.lockLocations",
  `select l.shop_id as "shopId" from locations l
    where l.organization_id = tenant() and l.shop_id in (
      select c.shop_id from price_changes c where c.organization_id = tenant() and c.update_id = $1)
    order by l.id for no key update`,
);

const WRITE_PRICES = statement(
  "priceUpdate.writePrices",
  `with asked as (
    select * from json_to_recordset($1::json)
      as a(type text, id text, location_id text, expected numeric, price numeric)),
  products as (
    update product_prices p set price = a.price from asked a
     where a.type = 'product' and p.organization_id = tenant() and p.product_id = a.id
       and p.location_id = a.location_id and p.price = a.expected returning 1),
  modifiers as (
    update modifier_prices m set price = a.price from asked a
     where a.type = 'modifier' and m.organization_id = tenant() and m.modifier_id = a.id
       and m.location_id = a.location_id and m.price = a.expected returning 1)
  select ((select count(*) from products) + (select count(*) from modifiers))::integer as written`,
  ["written"],
);

const APPEND_EVENT = statement(
  "priceUpdate.appendEvent",
  `insert into events (organization_id, number, kind, location_id, type, actor, actor_id, at)
     values (tenant(), next_event(tenant()), 'location', $1, 'prices', $2, $3, $4)`,
);
