import type { Currency } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { DatabasePool } from "../../db/pool.ts";
import { statement } from "../../db/statement.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { NewShopRef } from "../../setup/new-shop.queries.ts";
import { findShopBySlug } from "#adapters/server/shop/shops.queries.ts";

/** What an import must know of a shop that exists. */
export interface ExistingShop {
  readonly place: NewShopRef;
  readonly currency: Currency;
  readonly locale: Locale;
  /** The slugs of its locations, in their order. */
  readonly locations: readonly string[];
}

/** The shop of a slug, or null when there is none. */
export async function findExistingShop(pool: DatabasePool, slug: string): Promise<ExistingShop | null> {
  const place = await findShopBySlug(pool, slug);
  if (place === null) return null;
  return inTransaction(pool, { organizationId: place.organizationId }, async (queries) => {
    const shop = await READ_SHOP.first(queries, place.organizationId, place.shopId);
    const locations = await READ_LOCATIONS.rows(queries, place.organizationId, place.shopId);
    return shop && { place, ...shop, locations: locations.map(({ slug }) => slug) };
  });
}

const READ_SHOP = statement(
  "import.readShop",
  "select currency, locale from shops where organization_id = $1 and id = $2",
);

const READ_LOCATIONS = statement(
  "import.readLocations",
  "select slug from locations where organization_id = $1 and shop_id = $2 order by position, slug",
);
