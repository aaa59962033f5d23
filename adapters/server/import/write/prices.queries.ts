import type { Queries } from "../../db/prepared.ts";
import { statement } from "../../db/statement.ts";
import type { Instant } from "#core/time/instant.ts";
import type { NewShopRef } from "../../setup/new-shop.queries.ts";
import type { ProductRow } from "./import-rows.ts";
import type { PriceRow } from "./price-rows.ts";

/** Who switched a product off, where an import did: only that is undone by a later import. */
export const SET_BY_IMPORT = "import";

/** Writes what products cost at locations, and ends the prices of those that are not sold there; how many rows changed. */
export async function writeProductPrices(
  queries: Queries,
  { organizationId, shopId }: NewShopRef,
  rows: readonly PriceRow[],
): Promise<number> {
  const json = JSON.stringify(rows);
  const written = await WRITE_PRODUCT_PRICES.run(queries, organizationId, shopId, json);
  return written + (await END_PRODUCT_PRICES.run(queries, organizationId, shopId, json));
}

/** The same for modifiers. */
export async function writeModifierPrices(
  queries: Queries,
  { organizationId, shopId }: NewShopRef,
  rows: readonly PriceRow[],
): Promise<number> {
  const json = JSON.stringify(rows);
  const written = await WRITE_MODIFIER_PRICES.run(queries, organizationId, shopId, json);
  return written + (await END_MODIFIER_PRICES.run(queries, organizationId, shopId, json));
}

/** Switches products off indefinitely at every location; those that are off indefinitely stay as they are. */
export function switchOff(
  queries: Queries,
  place: NewShopRef,
  rows: readonly ProductRow[],
  now: Instant,
): Promise<number> {
  const off = JSON.stringify(rows.filter((row) => row.switched_off === true));
  return SWITCH_OFF.run(queries, place.organizationId, place.shopId, off, now, SET_BY_IMPORT);
}

/** Ends what `switchOff` did to products that their source sells again; what staff switched off stays off. */
export function switchOn(queries: Queries, place: NewShopRef, rows: readonly ProductRow[]): Promise<number> {
  const on = JSON.stringify(rows.filter((row) => row.switched_off === false));
  return SWITCH_ON.run(queries, place.organizationId, place.shopId, on, SET_BY_IMPORT);
}

const WRITE_PRODUCT_PRICES = statement(
  "import.writeProductPrices",
  `insert into product_prices as t (organization_id, product_id, location_id, shop_id, price)
       select $1, r.id, r.location_id, $2, r.price
         from jsonb_to_recordset($3) as r(id text, location_id text, price numeric)
        where r.price is not null
       on conflict (organization_id, product_id, location_id) do update set price = excluded.price
         where t.price <> excluded.price`,
);

const END_PRODUCT_PRICES = statement(
  "import.endProductPrices",
  `delete from product_prices t
      using jsonb_to_recordset($3) as r(id text, location_id text, price numeric)
      where t.organization_id = $1 and t.shop_id = $2 and t.product_id = r.id and t.location_id = r.location_id
        and r.price is null`,
);

const WRITE_MODIFIER_PRICES = statement(
  "import.writeModifierPrices",
  `insert into modifier_prices as t (organization_id, modifier_id, location_id, shop_id, price)
       select $1, r.id, r.location_id, $2, r.price
         from jsonb_to_recordset($3) as r(id text, location_id text, price numeric)
        where r.price is not null
       on conflict (organization_id, modifier_id, location_id) do update set price = excluded.price
         where t.price <> excluded.price`,
);

const END_MODIFIER_PRICES = statement(
  "import.endModifierPrices",
  `delete from modifier_prices t
      using jsonb_to_recordset($3) as r(id text, location_id text, price numeric)
      where t.organization_id = $1 and t.shop_id = $2 and t.modifier_id = r.id and t.location_id = r.location_id
        and r.price is null`,
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
