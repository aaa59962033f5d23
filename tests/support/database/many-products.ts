import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";

/** Copies the products of a shop, with prices and modifier groups, in the same categories, until it has `count`. */
export async function makeManyProducts(
  owner: SocketConnection,
  shopId: string,
  count: number,
): Promise<void> {
  await withOwner(owner, async (client) => {
    await client.query("begin");
    await client.query(DRAFTS, [shopId, count]);
    for (const text of [PRODUCTS, PRICES, GROUPS]) await client.query(text);
    await client.query("commit");
  });
}

const DRAFTS = `
  create temp table drafts on commit drop as
  select p.organization_id, p.id as pattern, make_ulid(now()) as id, i
    from (select organization_id, id, row_number() over (order by position, id) as n, count(*) over () as present
            from products where shop_id = $1 and archived_at is null) p
    join generate_series(1, $2::integer) i on (i - 1) % p.present + 1 = p.n and i + p.present <= $2::integer`;

const PRODUCTS = `
  insert into products (organization_id, id, shop_id, category_id, slug, position, name, description, translations, picture,
      redeemable_by_points, redeemable_for, available_for, vat_rate, allergens, diets, weight, nutrition)
  select p.organization_id, d.id, p.shop_id, p.category_id, p.slug || '-' || d.i, p.position + d.i * 1000, p.name || ' ' || d.i,
      p.description, p.translations, p.picture, p.redeemable_by_points, p.redeemable_for, p.available_for, p.vat_rate,
      p.allergens, p.diets, p.weight, p.nutrition
    from drafts d join products p on p.organization_id = d.organization_id and p.id = d.pattern`;

const PRICES = `
  insert into product_prices (organization_id, product_id, location_id, shop_id, price)
  select p.organization_id, d.id, p.location_id, p.shop_id, p.price
    from drafts d join product_prices p on p.organization_id = d.organization_id and p.product_id = d.pattern`;

const GROUPS = `
  insert into product_modifier_groups (organization_id, product_id, group_id, shop_id, position)
  select g.organization_id, d.id, g.group_id, g.shop_id, g.position
    from drafts d join product_modifier_groups g on g.organization_id = d.organization_id and g.product_id = d.pattern`;
