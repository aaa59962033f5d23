import type { Queries } from "../../db/prepared.ts";
import { statement } from "../../db/statement.ts";
import type { Instant } from "#core/time/instant.ts";
import type { NewShopRef } from "../../setup/new-shop.queries.ts";
import type { ModifierRow, ProductRow } from "./import-rows.ts";

/** Who switched a product off, where an import did: only that is undone by a later import. */
export const SET_BY_IMPORT = "import";

/** Writes the price of each product at every location of the shop; how many were made or differed. */
export function writeProductPrices(
  queries: Queries,
  place: NewShopRef,
  rows: readonly ProductRow[],
): Promise<number> {
  return WRITE_PRODUCT_PRICES.run(queries, place.organizationId, place.shopId, JSON.stringify(rows));
}

/** Writes the price of each modifier at every location of the shop; how many were made or differed. */
export function writeModifierPrices(
  queries: Queries,
  place: NewShopRef,
  rows: readonly ModifierRow[],
): Promise<number> {
  return WRITE_MODIFIER_PRICES.run(queries, place.organizationId, place.shopId, JSON.stringify(rows));
}

/** Switches products off indefinitely at every location; those that are off indefinitely stay as they are. */
export function switchOff(
  queries: Queries,
  place: NewShopRef,
  rows: readonly ProductRow[],
  now: Instant,
): Promise<number> {
  const off = JSON.stringify(rows.filter((row) => row.switched_off));
  return SWITCH_OFF.run(queries, place.organizationId, place.shopId, off, now, SET_BY_IMPORT);
}

/** Ends what `switchOff` did to products that their source sells again; what staff switched off stays off. */
export function switchOn(queries: Queries, place: NewShopRef, rows: readonly ProductRow[]): Promise<number> {
  const on = JSON.stringify(rows.filter((row) => !row.switched_off));
  return SWITCH_ON.run(queries, place.organizationId, place.shopId, on, SET_BY_IMPORT);
}

const WRITE_PRODUCT_PRICES = statement(
  "import.writeProductPrices",
  `insert into product_prices as t (organization_id, product_id, location_id, shop_id, price)
       select $1, r.id, l.id, $2, r.price from jsonb_to_recordset($3) as r(id text, price numeric)
         join locations l on l.organization_id = $1 and l.shop_id = $2
       on conflict (organization_id, product_id, location_id) do update set price = excluded.price
         where t.price <> excluded.price`,
);

const WRITE_MODIFIER_PRICES = statement(
  "import.writeModifierPrices",
  `insert into modifier_prices as t (organization_id, modifier_id, location_id, shop_id, price)
       select $1, r.id, l.id, $2, r.price from jsonb_to_recordset($3) as r(id text, price numeric)
         join locations l on l.organization_id = $1 and l.shop_id = $2
       on conflict (organization_id, modifier_id, location_id) do update set price = excluded.price
         where t.price <> excluded.price`,
);

const SWITCH_OFF = statement(
  "import.switchOff",
  `insert into product_availability as t (organization_id, product_id, location_id, shop_id, disabled_until, set_by, set_at)
       select $1, r.id, l.id, $2, '9999-12-31T23:59:59Z', $5, $4
         from jsonb_to_recordset($3) as r(id text) join locations l on l.organization_id = $1 and l.shop_id = $2
       on conflict (organization_id, product_id, location_id) do update
         set disabled_until = excluded.disabled_until, set_by = excluded.set_by, set_at = excluded.set_at
         where t.disabled_until < excluded.disabled_until`,
);

const SWITCH_ON = statement(
  "import.switchOn",
  `delete from product_availability t using jsonb_to_recordset($3) as r(id text)
      where t.organization_id = $1 and t.shop_id = $2 and t.product_id = r.id and t.set_by = $4`,
);
