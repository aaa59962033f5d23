import type { Queries } from "../../db/prepared.ts";
import { statement } from "../../db/statement.ts";
import type { NewShopRef } from "../../setup/new-shop.queries.ts";
import type { Picture } from "#core/menu/menu.ts";
import { pictureSources } from "#core/menu/picture.ts";
import type { ImportDraft } from "../draft/import-draft.ts";
import type { ImportRows } from "./import-rows.ts";

/** Writes what only a source of our own says, for the rows of whom it says it; how many rows that changed. */
export async function writeDetails(
  queries: Queries,
  { organizationId, shopId }: NewShopRef,
  { categories, modifierGroups, products }: ImportDraft,
  rows: ImportRows,
): Promise<number> {
  const modifiers = modifierGroups.flatMap((group) => group.modifiers);
  const translated = (
    entries: readonly { readonly translations?: ImportDraft["categories"][number]["translations"] }[],
    of: readonly { readonly id: string }[],
  ): string =>
    JSON.stringify(
      entries.flatMap(({ translations }, index) =>
        translations === undefined ? [] : [{ id: of[index]?.id, translations }],
      ),
    );
  const ofModifiers = modifiers.flatMap(({ details }, index) =>
    details === undefined ? [] : [{ id: rows.modifiers[index]?.id, ...details }],
  );
  const ofProducts = products.flatMap(({ details }, index) =>
    details === undefined
      ? []
      : [{ id: rows.products[index]?.id, ...details, picture: withSources(details.picture) }],
  );
  const counts = [
    await DETAIL_CATEGORIES.run(queries, organizationId, shopId, translated(categories, rows.categories)),
    await DETAIL_GROUPS.run(queries, organizationId, shopId, translated(modifierGroups, rows.groups)),
    await DETAIL_MODIFIERS.run(queries, organizationId, shopId, JSON.stringify(ofModifiers)),
    await DETAIL_PRODUCTS.run(queries, organizationId, shopId, JSON.stringify(ofProducts)),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

function withSources(picture: Omit<Picture, "sources"> | null): Picture | null {
  return picture === null ? null : { ...picture, sources: pictureSources(picture) };
}

const DETAIL_CATEGORIES = statement(
  "import.detailCategories",
  `update categories t set translations = r.translations
      from jsonb_to_recordset($3) as r(id text, translations jsonb)
      where t.organization_id = $1 and t.shop_id = $2 and t.id = r.id and t.translations <> r.translations`,
);

const DETAIL_GROUPS = statement(
  "import.detailGroups",
  `update modifier_groups t set translations = r.translations
      from jsonb_to_recordset($3) as r(id text, translations jsonb)
      where t.organization_id = $1 and t.shop_id = $2 and t.id = r.id and t.translations <> r.translations`,
);

const DETAIL_MODIFIERS = statement(
  "import.detailModifiers",
  `update modifiers t set translations = r.translations, allergens = r.allergens, diets = r.diets
      from jsonb_to_recordset($3) as r(id text, translations jsonb, allergens text[], diets text[])
      where t.organization_id = $1 and t.shop_id = $2 and t.id = r.id
        and (t.translations, t.allergens, t.diets) is distinct from (r.translations, r.allergens, r.diets)`,
);

const DETAIL_PRODUCTS = statement(
  "import.detailProducts",
  `update products t set translations = r.translations, picture = nullif(r.picture, 'null'), vat_rate = r."vatRate",
          available_for = r."availableFor", allergens = r.allergens, diets = r.diets, weight = r.weight,
          nutrition = nullif(r.nutrition, 'null'), redeemable_by_points = r."redeemableByPoints",
          redeemable_for = r."redeemableFor", featured = r.featured, archived_at = null
      from jsonb_to_recordset($3) as r(id text, translations jsonb, picture jsonb, "vatRate" numeric(5, 2),
        "availableFor" text[], allergens text[], diets text[], weight text, nutrition jsonb,
        "redeemableByPoints" boolean, "redeemableFor" integer, featured boolean)
      where t.organization_id = $1 and t.shop_id = $2 and t.id = r.id
        and ((t.translations, t.picture, t.vat_rate, t.available_for, t.allergens, t.diets, t.weight, t.nutrition,
              t.redeemable_by_points, t.redeemable_for, t.featured) is distinct from
             (r.translations, nullif(r.picture, 'null'), r."vatRate", r."availableFor", r.allergens, r.diets, r.weight,
              nullif(r.nutrition, 'null'), r."redeemableByPoints", r."redeemableFor", r.featured)
             or t.archived_at is not null)`,
);
