import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { heldPromotion } from "#core/contract/shop/held-promotion.ts";
import type { PromotionId, ShopId } from "#core/kernel/id.ts";
import { toId } from "#core/kernel/id.ts";
import type { HeldPromotion, PromotionTerms } from "#core/setting/promotion/promotion-terms.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within a transaction of the organization.

/** The promotions of a shop that did not end, the newest first. */
export async function listHeldPromotions(
  queries: Queries,
  shopId: ShopId,
): Promise<readonly HeldPromotion[]> {
  return (await LIST.rows(queries, shopId)).map(({ found }) => decodeHeld(found));
}

/** One of them; null when the organization has none of that id, or it ended. */
export async function findHeldPromotion(queries: Queries, id: PromotionId): Promise<HeldPromotion | null> {
  const row = await FIND.first(queries, id);
  return row === null ? null : decodeHeld(row.found);
}

/** The shop of a promotion; null when the organization has none of that id, or it ended. */
export async function shopOfPromotion(queries: Queries, id: PromotionId): Promise<ShopId | null> {
  const row = await SHOP_OF.first(queries, id);
  return row === null ? null : toId<ShopId>(row.shopId);
}

/**
 * Lets nobody else write a promotion of the shop, nor place an order on its locations, until the transaction ends: locations
 * first and then the shop, as every writer of a menu does (migrations/README.md, "Locks").
 */
export async function lockShopForPromotions(queries: Queries, shopId: ShopId): Promise<void> {
  await LOCK_LOCATIONS.run(queries, shopId);
  await LOCK_SHOP.run(queries, shopId);
}

/** The codes that a shop gave to other promotions, ended ones included. */
export async function readTakenCodes(
  queries: Queries,
  shopId: ShopId,
  except: PromotionId | null,
): Promise<readonly string[]> {
  const rows = await TAKEN_CODES.rows(queries, shopId, except);
  return rows.flatMap(({ code }) => (code === null ? [] : [code]));
}

/** Makes a promotion. */
export async function insertPromotion(
  queries: Queries,
  shopId: ShopId,
  id: PromotionId,
  terms: PromotionTerms,
): Promise<void> {
  await INSERT.run(queries, shopId, id, ...valuesOf(terms));
  await LIMIT.run(queries, id, terms.totalLimit);
}

/** Writes a promotion; its version rises, and by its trigger that of the shop and of its locations. */
export async function updatePromotion(
  queries: Queries,
  id: PromotionId,
  terms: PromotionTerms,
): Promise<void> {
  await UPDATE.run(queries, id, ...valuesOf(terms));
  await LIMIT.run(queries, id, terms.totalLimit);
}

/** Ends a promotion for good. */
export async function archivePromotion(queries: Queries, id: PromotionId, now: Instant): Promise<void> {
  await ARCHIVE.run(queries, id, now);
}

const decodeHeld = decoderOf("a promotion as it is held", heldPromotion);

function valuesOf(terms: PromotionTerms) {
  const { usageLimitPerCustomer: limit } = terms;
  return [
    terms.name,
    terms.code,
    terms.automatic,
    terms.discount.value,
    terms.appliesToModifiers,
    terms.limitedToLocationIds,
    terms.limitedToProductIds,
    terms.limitedToMobileApp,
    limit?.times ?? null,
    limit?.options.validForFirstOrdersOnly ?? false,
    terms.validFrom,
    terms.validUntil,
    terms.weekdayHours === null ? null : JSON.stringify(terms.weekdayHours),
    JSON.stringify({ limitedToFulfillmentMethods: terms.limitedToFulfillmentMethods }),
  ] as const;
}

const LIST = statement(
  "promotion.list",
  `select json_build_object('id', p.id, 'version', p.version,
      'terms', (jsonb_build_object('limitedToFulfillmentMethods', null) || promotion_json(p)::jsonb - 'id'
        || jsonb_build_object('totalLimit', c.total_limit)),
      'uses', json_build_object('held', c.held, 'used', c.used)) as found
     from promotions p
     join promotion_counters c on c.organization_id = p.organization_id and c.promotion_id = p.id
    where p.organization_id = tenant() and p.shop_id = $1 and p.archived_at is null
    order by p.id desc`,
  ["found"],
);

const FIND = statement(
  "promotion.find",
  `select json_build_object('id', p.id, 'version', p.version,
      'terms', (jsonb_build_object('limitedToFulfillmentMethods', null) || promotion_json(p)::jsonb - 'id'
        || jsonb_build_object('totalLimit', c.total_limit)),
      'uses', json_build_object('held', c.held, 'used', c.used)) as found
     from promotions p
     join promotion_counters c on c.organization_id = p.organization_id and c.promotion_id = p.id
    where p.organization_id = tenant() and p.id = $1 and p.archived_at is null`,
  ["found"],
);

const SHOP_OF = statement(
  "promotion.shopOf",
  `select shop_id as "shopId" from promotions
    where organization_id = tenant() and id = $1 and archived_at is null`,
);

const LOCK_LOCATIONS = statement(
  "promotion.lockLocations",
  "select from locations where organization_id = tenant() and shop_id = $1 order by id for no key update",
);

const LOCK_SHOP = statement(
  "promotion.lockShop",
  "select from shops where organization_id = tenant() and id = $1 for no key update",
);

const TAKEN_CODES = statement(
  "promotion.takenCodes",
  `select code from promotions
    where organization_id = tenant() and shop_id = $1 and code is not null and ($2::text is null or id <> $2)`,
);

const INSERT = statement(
  "promotion.insert",
  `insert into promotions (organization_id, shop_id, id, name, code, automatic, discount_value, applies_to_modifiers,
     limited_to_location_ids, limited_to_product_ids, limited_to_mobile_app, times_per_customer, first_orders_only,
     valid_from, valid_until, weekday_hours, limits)
     values (tenant(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
);

const UPDATE = statement(
  "promotion.update",
  `update promotions set name = $2, code = $3, automatic = $4, discount_value = $5, applies_to_modifiers = $6,
          limited_to_location_ids = $7, limited_to_product_ids = $8, limited_to_mobile_app = $9,
          times_per_customer = $10, first_orders_only = $11, valid_from = $12, valid_until = $13,
          weekday_hours = $14, limits = $15, version = version + 1
    where organization_id = tenant() and id = $1`,
);

const LIMIT = statement(
  "promotion.limit",
  "update promotion_counters set total_limit = $2 where organization_id = tenant() and promotion_id = $1",
);

const ARCHIVE = statement(
  "promotion.archive",
  `update promotions set archived_at = $2, version = version + 1
    where organization_id = tenant() and id = $1`,
);
