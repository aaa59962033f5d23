import type { CategoryId, ModifierGroupId, ModifierId, ProductId } from "#core/kernel/id.ts";
import type {
  CategoryEntry,
  GroupEntry,
  ModifierEntry,
  ProductEntry,
  Translated,
} from "#core/draft/menu-entry.ts";
import { priced } from "./menu.ts";
import { idOf } from "./values.ts";

/** A name in both languages. */
export function named(ro: string, en: string | null = `${ro} (en)`): Translated {
  return { ro, en };
}

/** A category as it is edited. */
export function aCategoryEntry(name = "Mains", change: Partial<CategoryEntry> = {}): CategoryEntry {
  return { type: "category", id: idOf<CategoryId>(name), order: 1, names: named(name), ...change };
}

/** A product as it is edited: without flaws, sold at Centru for 30.00 lei, in the category of `aCategoryEntry`. */
export function aProductEntry(name = "Pizza", change: Partial<ProductEntry> = {}): ProductEntry {
  return {
    type: "product",
    id: idOf<ProductId>(name),
    slug: name.toLowerCase(),
    order: 1,
    categoryId: idOf<CategoryId>("Mains"),
    names: named(name),
    descriptions: { ro: null, en: null },
    picture: null,
    modifierGroupsIds: [],
    redeemableByPoints: false,
    redeemableFor: null,
    priceByLocation: priced("30.00"),
    availableFor: ["pickup", "delivery"],
    vatRate: "11.00",
    allergens: [],
    diets: [],
    weight: null,
    nutrition: null,
    isFeatured: false,
    sourceKey: null,
    ...change,
  };
}

/** A group as it is edited: up to three extras, none needed. */
export function aGroupEntry(name = "Extras", change: Partial<GroupEntry> = {}): GroupEntry {
  return {
    type: "modifierGroup",
    id: idOf<ModifierGroupId>(name),
    order: 1,
    names: named(name),
    singleChoice: false,
    minChoices: 0,
    maxChoices: 3,
    sourceKey: null,
    ...change,
  };
}

/** An option of `aGroupEntry` as it is edited, at 2.50 lei. */
export function aModifierEntry(name = "Olives", change: Partial<ModifierEntry> = {}): ModifierEntry {
  return {
    type: "modifier",
    id: idOf<ModifierId>(name),
    groupId: idOf<ModifierGroupId>("Extras"),
    order: 1,
    names: named(name),
    priceByLocation: priced("2.50"),
    allergens: [],
    diets: [],
    sourceKey: null,
    ...change,
  };
}
