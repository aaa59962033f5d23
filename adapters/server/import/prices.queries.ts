import type { Queries } from "../db/prepared.ts";
import type { ShopPlace } from "../setup/new-shop.queries.ts";
import type { ModifierRow, ProductRow } from "./import-rows.ts";

/** Who switched a product off, where an import did: only that is undone by a later import. */
export const SET_BY_IMPORT = "import";

/** Writes the price of each product at every location of the shop; how many were made or differed. */
export function writeProductPrices(
  queries: Queries,
  place: ShopPlace,
  rows: readonly ProductRow[],
): Promise<number> {
  return writeEverywhere(
    queries,
    `insert into product_prices as t (organization_id, product_id, location_id, shop_id, price)
       select $1, r.id, l.id, $2, r.price from jsonb_to_recordset($3) as r(id text, price numeric)
         join locations l on l.organization_id = $1 and l.shop_id = $2
       on conflict (organization_id, product_id, location_id) do update set price = excluded.price
         where t.price <> excluded.price`,
    place,
    rows,
  );
}

/** Writes the price of each modifier at every location of the shop; how many were made or differed. */
export function writeModifierPrices(
  queries: Queries,
  place: ShopPlace,
  rows: readonly ModifierRow[],
): Promise<number> {
  return writeEverywhere(
    queries,
    `insert into modifier_prices as t (organization_id, modifier_id, location_id, shop_id, price)
       select $1, r.id, l.id, $2, r.price from jsonb_to_recordset($3) as r(id text, price numeric)
         join locations l on l.organization_id = $1 and l.shop_id = $2
       on conflict (organization_id, modifier_id, location_id) do update set price = excluded.price
         where t.price <> excluded.price`,
    place,
    rows,
  );
}

/** Switches products off indefinitely at every location; those that are off for ever already stay as they are. */
export function switchOff(
  queries: Queries,
  place: ShopPlace,
  rows: readonly ProductRow[],
  now: string,
): Promise<number> {
  return writeEverywhere(
    queries,
    `insert into product_availability as t (organization_id, product_id, location_id, shop_id, disabled_until, set_by, set_at)
       select $1, r.id, l.id, $2, '9999-12-31T23:59:59Z', '${SET_BY_IMPORT}', $4
         from jsonb_to_recordset($3) as r(id text) join locations l on l.organization_id = $1 and l.shop_id = $2
       on conflict (organization_id, product_id, location_id) do update
         set disabled_until = excluded.disabled_until, set_by = excluded.set_by, set_at = excluded.set_at
         where t.disabled_until < excluded.disabled_until`,
    place,
    rows.filter((row) => row.switched_off),
    [now],
  );
}

/** Ends what `switchOff` did to products that their source sells again; what staff switched off stays off. */
export function switchOn(queries: Queries, place: ShopPlace, rows: readonly ProductRow[]): Promise<number> {
  return writeEverywhere(
    queries,
    `delete from product_availability t using jsonb_to_recordset($3) as r(id text)
      where t.organization_id = $1 and t.shop_id = $2 and t.product_id = r.id and t.set_by = '${SET_BY_IMPORT}'`,
    place,
    rows.filter((row) => !row.switched_off),
  );
}

async function writeEverywhere(
  queries: Queries,
  text: string,
  { organizationId, shopId }: ShopPlace,
  rows: readonly object[],
  more: readonly unknown[] = [],
): Promise<number> {
  const { rowCount } = await queries.query(text, [organizationId, shopId, JSON.stringify(rows), ...more]);
  return rowCount ?? 0;
}
