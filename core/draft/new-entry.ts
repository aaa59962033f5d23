import type { IdSource } from "#core/kernel/id-source.ts";
import { toId, type CategoryId, type ProductId } from "#core/kernel/id.ts";
import type { Currency } from "#core/money/money.ts";
import type { CategoryEntry, MenuContent, ProductEntry, Translated } from "./menu-entry.ts";
import { isCategory, isProduct } from "./menu-entry.ts";
import { lastOrder } from "./place-entry.ts";

const UNNAMED: Translated = { ro: null, en: null };

// Romania's rate for food and restaurant service (MENU-6).
const USUAL_VAT: Readonly<Record<Currency, string | null>> = { RON: "11.00", USD: null };

/** A new category after all others. */
export function newCategory(content: MenuContent, ids: IdSource): CategoryEntry {
  const order = lastOrder(content.filter(isCategory));
  return { type: "category", id: toId<CategoryId>(ids.ulid()), order, names: UNNAMED };
}

/** A new product after all others of its category, sold nowhere yet. */
export function newProduct(
  content: MenuContent,
  categoryId: CategoryId,
  currency: Currency,
  ids: IdSource,
): ProductEntry {
  const siblings = content.filter(isProduct).filter((product) => product.categoryId === categoryId);
  return {
    type: "product",
    id: toId<ProductId>(ids.ulid()),
    slug: null,
    order: lastOrder(siblings),
    categoryId,
    names: UNNAMED,
    descriptions: UNNAMED,
    picture: null,
    modifierGroupsIds: [],
    redeemableByPoints: false,
    redeemableFor: null,
    priceByLocation: {},
    availableFor: ["pickup", "delivery"],
    vatRate: USUAL_VAT[currency],
    allergens: null,
    diets: null,
    weight: null,
    nutrition: null,
    isFeatured: false,
    sourceKey: null,
  };
}
