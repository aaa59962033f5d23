import type { Currency } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { DatabasePool } from "../db/pool.ts";
import { inTransaction } from "../db/transaction.ts";
import type { ShopPlace } from "../setup/new-shop.queries.ts";
import { findShopBySlug } from "../shops/shops.queries.ts";

/** What an import must know of a shop that exists. */
export interface ExistingShop {
  readonly place: ShopPlace;
  readonly currency: Currency;
  readonly locale: Locale;
}

/** The shop of a slug, or null when there is none. */
export async function findExistingShop(pool: DatabasePool, slug: string): Promise<ExistingShop | null> {
  const place = await findShopBySlug(pool, slug);
  if (place === null) return null;
  return inTransaction(pool, { organizationId: place.organizationId }, async (queries) => {
    const { rows } = await queries.query<Pick<ExistingShop, "currency" | "locale">>(
      "select currency::text as currency, locale from shops where organization_id = $1 and id = $2",
      [place.organizationId, place.shopId],
    );
    const [shop] = rows;
    return shop === undefined ? null : { place, ...shop };
  });
}
