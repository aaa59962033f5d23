import type { IdSource } from "#core/kernel/id-source.ts";
import {
  toId,
  type CategoryId,
  type LocationId,
  type ModifierGroupId,
  type ModifierId,
  type ProductId,
} from "#core/kernel/id.ts";
import { VAT_RATES } from "#core/menu/vat-rates.ts";
import { zero } from "#core/money/parse-money.ts";
import type { Currency } from "#core/money/money.ts";
import type {
  CategoryEntry,
  GroupEntry,
  MenuContent,
  ModifierEntry,
  ProductEntry,
  Translated,
} from "./menu-entry.ts";
import { isCategory, isGroup, isModifier, isProduct } from "./menu-entry.ts";
import { lastOrder } from "./place-entry.ts";

const UNNAMED: Translated = { ro: null, en: null };

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
    vatRate: VAT_RATES[currency][0] ?? null,
    allergens: null,
    diets: null,
    weight: null,
    nutrition: null,
    isFeatured: false,
    sourceKey: null,
  };
}

/** A new group after all others, from which at most one option may be chosen. */
export function newGroup(content: MenuContent, ids: IdSource): GroupEntry {
  return {
    type: "modifierGroup",
    id: toId<ModifierGroupId>(ids.ulid()),
    order: lastOrder(content.filter(isGroup)),
    names: UNNAMED,
    singleChoice: true,
    minChoices: 0,
    maxChoices: 1,
    sourceKey: null,
  };
}

/** A new option after all others of its group, which costs nothing more anywhere. */
export function newModifier(
  content: MenuContent,
  groupId: ModifierGroupId,
  terms: { readonly currency: Currency; readonly locationIds: readonly LocationId[] },
  ids: IdSource,
): ModifierEntry {
  const siblings = content.filter(isModifier).filter((modifier) => modifier.groupId === groupId);
  return {
    type: "modifier",
    id: toId<ModifierId>(ids.ulid()),
    groupId,
    order: lastOrder(siblings),
    names: UNNAMED,
    priceByLocation: Object.fromEntries(terms.locationIds.map((id) => [id, zero(terms.currency)])),
    allergens: null,
    diets: null,
    sourceKey: null,
  };
}
