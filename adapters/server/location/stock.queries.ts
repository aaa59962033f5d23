import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { MAX_STOCK, type ItemStock, type StockChange } from "#core/menu/stock/stock.ts";
import { SYSTEM } from "#core/order/lifecycle/order-facts.ts";
import type { Instant } from "#core/time/instant.ts";

/** How many pieces are left of what a location counts. Runs within a transaction of the organization. */
export async function readStock(queries: Queries, locationId: LocationId): Promise<readonly ItemStock[]> {
  return READ_STOCK.rows(queries, locationId);
}

/**
 * Sets counts, adds to them and ends the counting; what the location does not sell is left out. Runs within a
 * transaction of the organization, and menus follow by `showStock`.
 */
export async function writeStock(
  queries: Queries,
  locationId: LocationId,
  changes: readonly StockChange[],
  setBy: string,
  now: Instant,
): Promise<readonly ItemStock[]> {
  await LOCK_LOCATION.run(queries, locationId);
  await LOCK_STOCK.run(queries, locationId);
  const rows = await WRITE_STOCK.rows(queries, locationId, JSON.stringify(changes), setBy, now, MAX_STOCK);
  const counts = new Map(rows.map(({ productId, count }) => [productId, count]));
  return changes.flatMap(({ productId }) => {
    const count = counts.get(productId);
    return count === undefined ? [] : [{ productId, count, setBy, setAt: now }];
  });
}

/** Lets menus show at most so many counts of any organization that reached or left zero; answers how many there were. */
export async function showStock(database: Queries, limit: number, now: Instant): Promise<number> {
  return (await SHOW_STOCK.one(database, SYSTEM.actor, limit, now)).shown;
}

// As the availability of a location: before its stock (migrations/README.md, "Locks").
const LOCK_LOCATION = statement(
  "stock.lockLocation",
  "select from locations where organization_id = tenant() and id = $1 for no key update",
);

const LOCK_STOCK = statement(
  "stock.lock",
  "select from product_stock where organization_id = tenant() and location_id = $1 order by product_id for no key update",
);

const READ_STOCK = statement(
  "stock.read",
  `select product_id as "productId", count, set_by as "setBy", set_at as "setAt"
     from product_stock where organization_id = tenant() and location_id = $1 order by product_id`,
);

const WRITE_STOCK = statement(
  "stock.write",
  `with asked as (
    select l.organization_id, l.shop_id, l.id as location_id, a."productId" as product_id, a.count, a.add
      from json_to_recordset($2::json) as a("productId" text, count integer, add integer)
      join locations l on l.organization_id = tenant() and l.id = $1
      join product_prices p on p.organization_id = l.organization_id and p.product_id = a."productId"
        and p.location_id = l.id),
  kept as (
    insert into product_stock as s (organization_id, shop_id, product_id, location_id, count, set_by, set_at)
      select organization_id, shop_id, product_id, location_id, coalesce(count, add), $3, $4
        from asked where coalesce(count, add) is not null
      on conflict (organization_id, product_id, location_id) do update
        set count = case when exists (select from asked a where a.product_id = excluded.product_id and a.add is not null)
              then least(s.count + excluded.count, $5::integer) else excluded.count end,
            set_by = excluded.set_by, set_at = excluded.set_at
      returning product_id, count),
  gone as (
    delete from product_stock s using asked a where coalesce(a.count, a.add) is null
       and s.organization_id = a.organization_id and s.product_id = a.product_id and s.location_id = a.location_id),
  noted as (
    insert into stock_crossings (organization_id, shop_id, location_id)
      select distinct organization_id, shop_id, location_id from asked)
  select a.product_id as "productId", k.count from asked a left join kept k on k.product_id = a.product_id`,
  ["productId"],
);

const SHOW_STOCK = statement("stock.show", "select stock_show($1, $2, $3) as shown", ["shown"]);
