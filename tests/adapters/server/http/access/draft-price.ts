import { toId, type PriceUpdateId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import type { RequestShop } from "#tests/support/shopping/http-requests.ts";
import { newId } from "#tests/support/shopping/http-shopping.ts";

/** Makes a draft that would change the price of a shop's product by half a unit. */
export async function draftPrice(
  server: Pick<TestServer, "database">,
  { organizationId, locationId, productId }: RequestShop,
): Promise<PriceUpdateId> {
  const id = toId<PriceUpdateId>(newId());
  await asOwner(
    server,
    "insert into price_updates (organization_id, id, status, version) values ($1, $2, 'draft', 1)",
    [organizationId, id],
  );
  await asOwner(
    server,
    `insert into price_changes (organization_id, update_id, shop_id, location_id, product_id, expected_price, new_price)
       select organization_id, $2, shop_id, location_id, product_id, price, price + 0.5 from product_prices
        where organization_id = $1 and product_id = $3 and location_id = $4`,
    [organizationId, id, productId, locationId],
  );
  return id;
}
