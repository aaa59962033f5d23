import { statement } from "../../db/statement.ts";

// Every statement takes the organization, the shop and its rows as one JSON value, and touches only rows that
// differ: a menu that is written again unchanged raises no version.

export const LOCK_LOCATIONS = statement(
  "import.lockLocations",
  "select id, slug from locations where organization_id = $1 and shop_id = $2 order by id for no key update",
);

export const READ_KNOWN = statement(
  "import.readKnown",
  `select 'category' as noun, id, position, source_key as "sourceKey", null as slug
      from categories where organization_id = $1 and shop_id = $2
    union all
    select 'product', id, position, source_key, slug from products where organization_id = $1 and shop_id = $2
    union all
    select 'group', id, position, source_key, null from modifier_groups where organization_id = $1 and shop_id = $2
    union all
    select 'modifier', id, position, source_key, null from modifiers where organization_id = $1 and shop_id = $2`,
  ["noun", "id", "position"],
);

export const UPSERT_CATEGORIES = statement(
  "import.upsertCategories",
  `insert into categories as t (organization_id, id, shop_id, position, name, source_key)
       select $1, r.id, $2, r.position, r.name, r.source_key
         from jsonb_to_recordset($3) as r(id text, position integer, name text, source_key text)
       on conflict (organization_id, id) do update set position = excluded.position, name = excluded.name
         where (t.position, t.name) is distinct from (excluded.position, excluded.name)
       returning xmax = 0 as made`,
  ["made"],
);

export const UPSERT_PRODUCTS = statement(
  "import.upsertProducts",
  `insert into products as t (organization_id, id, shop_id, category_id, slug, position, name, description, diets,
         vat_rate, source_key)
       select $1, r.id, $2, r.category_id, r.slug, r.position, r.name, r.description, r.diets, $4::numeric, r.source_key
         from jsonb_to_recordset($3) as r(id text, position integer, name text, category_id text, slug text,
           description text, diets text[], source_key text)
       on conflict (organization_id, id) do update set category_id = excluded.category_id, position = excluded.position,
         name = excluded.name, description = excluded.description,
         diets = coalesce(excluded.diets, t.diets),
         vat_rate = case when $5 then excluded.vat_rate else t.vat_rate end
         where (t.category_id, t.position, t.name, t.description) is distinct from
               (excluded.category_id, excluded.position, excluded.name, excluded.description)
            or (excluded.diets is not null and excluded.diets is distinct from t.diets) or ($5 and excluded.vat_rate <> t.vat_rate)
       returning xmax = 0 as made`,
  ["made"],
);

export const UPSERT_GROUPS = statement(
  "import.upsertGroups",
  `insert into modifier_groups as t (organization_id, id, shop_id, position, name, single_choice, min_choices, max_choices,
         source_key)
       select $1, r.id, $2, r.position, r.name, r.single_choice, r.min_choices, r.max_choices, r.source_key
         from jsonb_to_recordset($3) as r(id text, position integer, name text, single_choice boolean,
           min_choices integer, max_choices integer, source_key text)
       on conflict (organization_id, id) do update set position = excluded.position, name = excluded.name,
         single_choice = excluded.single_choice, min_choices = excluded.min_choices, max_choices = excluded.max_choices
         where (t.position, t.name, t.single_choice, t.min_choices, t.max_choices) is distinct from
               (excluded.position, excluded.name, excluded.single_choice, excluded.min_choices, excluded.max_choices)
       returning xmax = 0 as made`,
  ["made"],
);

export const UPSERT_MODIFIERS = statement(
  "import.upsertModifiers",
  `insert into modifiers as t (organization_id, id, shop_id, group_id, position, name, source_key)
       select $1, r.id, $2, r.group_id, r.position, r.name, r.source_key
         from jsonb_to_recordset($3) as r(id text, group_id text, position integer, name text, source_key text)
       on conflict (organization_id, id) do update set position = excluded.position, name = excluded.name,
         group_id = excluded.group_id, archived_at = null
         where (t.position, t.name, t.group_id) is distinct from (excluded.position, excluded.name, excluded.group_id)
            or t.archived_at is not null
       returning xmax = 0 as made`,
  ["made"],
);

export const UPSERT_LINKS = statement(
  "import.upsertLinks",
  `insert into product_modifier_groups as t (organization_id, product_id, group_id, shop_id, position)
       select $1, r.product_id, r.group_id, $2, r.position
         from jsonb_to_recordset($3) as r(product_id text, group_id text, position integer)
       on conflict (organization_id, product_id, group_id) do update set position = excluded.position
         where t.position <> excluded.position
       returning xmax = 0 as made`,
  ["made"],
);

export const ARCHIVE_MODIFIERS = statement(
  "import.archiveModifiers",
  `update modifiers set archived_at = $5
      where organization_id = $1 and shop_id = $2 and group_id = any($3) and id <> all($4)
        and starts_with(coalesce(source_key, ''), $6) and archived_at is null`,
);

export const DELETE_LINKS = statement(
  "import.deleteLinks",
  `delete from product_modifier_groups t using modifier_groups g
      where t.organization_id = $1 and t.shop_id = $2 and t.product_id = any($3)
        and g.organization_id = t.organization_id and g.id = t.group_id and starts_with(coalesce(g.source_key, ''), $5)
        and not exists (select from jsonb_to_recordset($4) as r(product_id text, group_id text)
                         where r.product_id = t.product_id and r.group_id = t.group_id)`,
);
