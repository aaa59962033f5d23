import type { Queries } from "#adapters/server/db/prepared.ts";
import type { TableRows } from "#adapters/server/db/statement-types.generated.ts";
import type { DemoContent, DemoPromotion, DemoShop } from "./demo-content.ts";
import { demoId } from "./demo-ids.ts";
import { insertRows } from "./insert-rows.ts";
import { statement } from "#adapters/server/db/statement.ts";

/** Makes the promotions of one shop of the transaction's organization. */
export async function seedPromotions(queries: Queries, content: DemoContent, shop: DemoShop): Promise<void> {
  const promotions = content.promotions.filter((promotion) => promotion.shop === shop.key);
  await insertRows(
    queries,
    "promotions",
    promotions.map((promotion) => toRow(shop, promotion)),
  );
  for (const { key, total_limit } of promotions) {
    if (total_limit === null) continue;
    await LIMIT_PROMOTION.run(queries, demoId("promotion", shop.key, key), total_limit);
  }
}

function toRow(shop: DemoShop, promotion: DemoPromotion): TableRows["promotions"] {
  const limit = promotion.usage_limit_per_customer;
  return {
    organization_id: demoId("organization", shop.organization),
    id: demoId("promotion", shop.key, promotion.key),
    shop_id: demoId("shop", shop.key),
    name: promotion.name,
    code: promotion.code,
    automatic: promotion.automatic,
    discount_value: promotion.discount,
    applies_to_modifiers: promotion.applies_to_modifiers,
    limited_to_location_ids:
      promotion.limited_to_locations?.map((key) => demoId("location", shop.key, key)) ?? null,
    limited_to_product_ids:
      promotion.limited_to_products?.map((key) => demoId("product", shop.key, key)) ?? null,
    limited_to_mobile_app: promotion.limited_to_mobile_app,
    times_per_customer: limit?.times ?? null,
    first_orders_only: limit?.options.valid_for_first_orders_only ?? false,
    valid_from: promotion.valid_from,
    valid_until: promotion.valid_until,
    weekday_hours: promotion.weekday_hours,
    limits: promotion.limits ?? {},
  };
}

const LIMIT_PROMOTION = statement(
  "demo.limitPromotion",
  "update promotion_counters set total_limit = $2 where organization_id = tenant() and promotion_id = $1",
);
