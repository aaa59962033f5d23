import { statement } from "#adapters/server/db/statement.ts";

// Every statement runs within a transaction of the organization, and takes the shop and its rows as one JSON value. What was
// taken off the menu earlier comes back with its row.

export const LOCK_LOCATIONS = statement(
  "menuEntry.lockLocations",
  `select id from locations where organization_id = tenant() and shop_id = $1 order by id for no key update`,
);

export const READ_SLUGS = statement(
  "menuEntry.readSlugs",
  "select id, slug from products where organization_id = tenant() and shop_id = $1",
);

export const WRITE_CATEGORIES = statement(
  "menuEntry.writeCategories",
  `insert into categories as t (organization_id, id, shop_id, position, name, translations)
     select tenant(), r.id, $1, r.position, r.name, r.translations
       from jsonb_to_recordset($2) as r(id text, position integer, name text, translations jsonb)
     on conflict (organization_id, id) do update set position = excluded.position, name = excluded.name,
       translations = excluded.translations, archived_at = null where t.shop_id = excluded.shop_id`,
);

export const WRITE_GROUPS = statement(
  "menuEntry.writeGroups",
  `insert into modifier_groups as t (organization_id, id, shop_id, position, name, translations, single_choice, min_choices,
       max_choices, source_key)
     select tenant(), r.id, $1, r.position, r.name, r.translations, r.single_choice, r.min_choices, r.max_choices, r.source_key
       from jsonb_to_recordset($2) as r(id text, position integer, name text, translations jsonb, single_choice boolean,
         min_choices integer, max_choices integer, source_key text)
     on conflict (organization_id, id) do update set position = excluded.position, name = excluded.name,
       translations = excluded.translations, single_choice = excluded.single_choice, min_choices = excluded.min_choices,
       max_choices = excluded.max_choices, archived_at = null where t.shop_id = excluded.shop_id`,
);

export const WRITE_MODIFIERS = statement(
  "menuEntry.writeModifiers",
  `insert into modifiers as t (organization_id, id, shop_id, group_id, position, name, translations, allergens, diets, source_key)
     select tenant(), r.id, $1, r.group_id, r.position, r.name, r.translations, r.allergens, r.diets, r.source_key
       from jsonb_to_recordset($2) as r(id text, group_id text, position integer, name text, translations jsonb,
         allergens text[], diets text[], source_key text)
     on conflict (organization_id, id) do update set group_id = excluded.group_id, position = excluded.position,
       name = excluded.name, translations = excluded.translations, allergens = excluded.allergens, diets = excluded.diets,
       archived_at = null where t.shop_id = excluded.shop_id`,
);

export const WRITE_PRODUCTS = statement(
  "menuEntry.writeProducts",
  `insert into products as t (organization_id, id, shop_id, category_id, slug, position, name, description, translations,
       picture, redeemable_by_points, redeemable_for, available_for, vat_rate, allergens, diets, weight, nutrition, featured,
       source_key)
     select tenant(), r.id, $1, r.category_id, r.slug, r.position, r.name, r.description, r.translations,
         nullif(r.picture, 'null'), r.redeemable_by_points, r.redeemable_for, r.available_for, r.vat_rate, r.allergens,
         r.diets, r.weight, nullif(r.nutrition, 'null'), r.featured, r.source_key
       from jsonb_to_recordset($2) as r(id text, category_id text, slug text, position integer, name text, description text,
         translations jsonb, picture jsonb, redeemable_by_points boolean, redeemable_for integer, available_for text[],
         vat_rate numeric, allergens text[], diets text[], weight text, nutrition jsonb, featured boolean, source_key text)
     on conflict (organization_id, id) do update set category_id = excluded.category_id, position = excluded.position,
       name = excluded.name, description = excluded.description, translations = excluded.translations,
       picture = excluded.picture, redeemable_by_points = excluded.redeemable_by_points,
       redeemable_for = excluded.redeemable_for, available_for = excluded.available_for, vat_rate = excluded.vat_rate,
       allergens = excluded.allergens, diets = excluded.diets, weight = excluded.weight, nutrition = excluded.nutrition,
       featured = excluded.featured, archived_at = null where t.shop_id = excluded.shop_id`,
);

export const DELETE_LINKS = statement(
  "menuEntry.deleteLinks",
  `delete from product_modifier_groups t
    where t.organization_id = tenant() and t.shop_id = $1 and t.product_id = any ($2::text[])
      and not exists (select from jsonb_to_recordset($3) as r(product_id text, group_id text)
                       where r.product_id = t.product_id and r.group_id = t.group_id)`,
);

export const WRITE_LINKS = statement(
  "menuEntry.writeLinks",
  `insert into product_modifier_groups as t (organization_id, product_id, group_id, shop_id, position)
     select tenant(), r.product_id, r.group_id, $1, r.position
       from jsonb_to_recordset($2) as r(product_id text, group_id text, position integer)
     on conflict (organization_id, product_id, group_id) do update set position = excluded.position
       where t.position <> excluded.position`,
);

export const DELETE_PRODUCT_PRICES = statement(
  "menuEntry.deleteProductPrices",
  `delete from product_prices t
    where t.organization_id = tenant() and t.shop_id = $1 and t.product_id = any ($2::text[])
      and not exists (select from jsonb_to_recordset($3) as r(id text, location_id text)
                       where r.id = t.product_id and r.location_id = t.location_id)`,
);

export const WRITE_PRODUCT_PRICES = statement(
  "menuEntry.writeProductPrices",
  `insert into product_prices as t (organization_id, product_id, location_id, shop_id, price)
     select tenant(), r.id, r.location_id, $1, r.price
       from jsonb_to_recordset($2) as r(id text, location_id text, price numeric)
     on conflict (organization_id, product_id, location_id) do update set price = excluded.price
       where t.price <> excluded.price`,
);

export const DELETE_MODIFIER_PRICES = statement(
  "menuEntry.deleteModifierPrices",
  `delete from modifier_prices t
    where t.organization_id = tenant() and t.shop_id = $1 and t.modifier_id = any ($2::text[])
      and not exists (select from jsonb_to_recordset($3) as r(id text, location_id text)
                       where r.id = t.modifier_id and r.location_id = t.location_id)`,
);

export const WRITE_MODIFIER_PRICES = statement(
  "menuEntry.writeModifierPrices",
  `insert into modifier_prices as t (organization_id, modifier_id, location_id, shop_id, price)
     select tenant(), r.id, r.location_id, $1, r.price
       from jsonb_to_recordset($2) as r(id text, location_id text, price numeric)
     on conflict (organization_id, modifier_id, location_id) do update set price = excluded.price
       where t.price <> excluded.price`,
);

export const ARCHIVE_CATEGORIES = statement(
  "menuEntry.archiveCategories",
  `update categories set archived_at = $3 where organization_id = tenant() and shop_id = $1 and id = any ($2::text[])`,
);

export const ARCHIVE_GROUPS = statement(
  "menuEntry.archiveGroups",
  `update modifier_groups set archived_at = $3 where organization_id = tenant() and shop_id = $1 and id = any ($2::text[])`,
);

export const ARCHIVE_MODIFIERS = statement(
  "menuEntry.archiveModifiers",
  `update modifiers set archived_at = $3 where organization_id = tenant() and shop_id = $1 and id = any ($2::text[])`,
);

export const ARCHIVE_PRODUCTS = statement(
  "menuEntry.archiveProducts",
  `update products set archived_at = $3 where organization_id = tenant() and shop_id = $1 and id = any ($2::text[])`,
);
