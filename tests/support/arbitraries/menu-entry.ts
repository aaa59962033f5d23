import fc from "fast-check";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { ALLERGENS } from "#core/menu/allergens.ts";
import type {
  CategoryEntry,
  GroupEntry,
  MenuContent,
  MenuEntry,
  ModifierEntry,
  ProductEntry,
  Translated,
} from "#core/draft/menu-entry.ts";
import { aCategoryEntry, aGroupEntry, aModifierEntry, aProductEntry } from "../builders/menu-entry.ts";
import { AVIATORILOR, CENTRU } from "../builders/shop.ts";
import { arbitraryPrice } from "./cart.ts";

const TEXT = fc.option(fc.constantFrom("Supă", "Soup", "Ciorbă"));
const CATEGORIES = ["Mains", "Drinks"];
const GROUPS = ["Extras", "Size"];
const MODIFIERS = ["Olives", "Ham", "Small", "Large"];
const PRODUCTS = ["Pizza", "Tea", "Cake"];

function texts(): fc.Arbitrary<Translated> {
  return fc.record({ ro: TEXT, en: TEXT });
}

function prices(): fc.Arbitrary<ProductEntry["priceByLocation"]> {
  return fc.dictionary(fc.constantFrom(CENTRU, AVIATORILOR), arbitraryPrice());
}

function order(): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: 5 });
}

function category(name: string): fc.Arbitrary<CategoryEntry> {
  return fc.record({ names: texts(), order: order() }).map((change) => aCategoryEntry(name, change));
}

function group(name: string): fc.Arbitrary<GroupEntry> {
  return fc
    .record({
      names: texts(),
      order: order(),
      singleChoice: fc.boolean(),
      minChoices: fc.integer({ min: 0, max: 4 }),
      maxChoices: fc.integer({ min: 0, max: 4 }),
    })
    .map((change) => aGroupEntry(name, change));
}

function modifier(name: string): fc.Arbitrary<ModifierEntry> {
  return fc
    .record({
      names: texts(),
      order: order(),
      groupId: fc.constantFrom(...GROUPS).map((one) => aGroupEntry(one).id),
      priceByLocation: prices(),
      allergens: fc.option(fc.subarray([...ALLERGENS])),
    })
    .map((change) => aModifierEntry(name, change));
}

function product(name: string): fc.Arbitrary<ProductEntry> {
  const url = fc.constantFrom("/one.avif", "/other.avif");
  return fc
    .record({
      names: texts(),
      descriptions: texts(),
      order: order(),
      categoryId: fc.constantFrom(...CATEGORIES).map((one) => aCategoryEntry(one).id),
      picture: fc.option(
        fc.record({ url, alts: texts() }).map((picture) => ({ ...picture, width: 8, height: 6 })),
      ),
      modifierGroupsIds: fc.subarray(GROUPS).map((names) => names.map((one) => aGroupEntry(one).id)),
      redeemableByPoints: fc.boolean(),
      redeemableFor: fc.option(fc.integer({ min: 1, max: 500 })),
      priceByLocation: prices(),
      availableFor: fc.subarray([...FULFILLMENT_METHODS]),
      vatRate: fc.option(fc.constantFrom("11.00", "21.00")),
      allergens: fc.option(fc.subarray([...ALLERGENS])),
      diets: fc.option(fc.subarray(["vegan", "spicy"])),
      weight: fc.option(fc.constant("350 g")),
      nutrition: fc.option(fc.constant({ energy_kcal: "250" })),
      isFeatured: fc.boolean(),
    })
    .map((change) => aProductEntry(name, change));
}

/** Any entry of one of a few ids, so that two of them are often the same entry. */
export function arbitraryEntry(): fc.Arbitrary<MenuEntry> {
  return fc.oneof(
    fc.constantFrom(...CATEGORIES).chain(category),
    fc.constantFrom(...GROUPS).chain(group),
    fc.constantFrom(...MODIFIERS).chain(modifier),
    fc.constantFrom(...PRODUCTS).chain(product),
  );
}

/** Three versions of one entry. */
export function arbitraryVersions(): fc.Arbitrary<readonly [MenuEntry, MenuEntry, MenuEntry]> {
  return fc.oneof(
    fc.tuple(category("Mains"), category("Mains"), category("Mains")),
    fc.tuple(group("Size"), group("Size"), group("Size")),
    fc.tuple(modifier("Olives"), modifier("Olives"), modifier("Olives")),
    fc.tuple(product("Pizza"), product("Pizza"), product("Pizza")),
  );
}

/** A menu of a few entries, whatever is wrong with them. */
export function arbitraryContent(): fc.Arbitrary<MenuContent> {
  return fc.uniqueArray(arbitraryEntry(), { selector: ({ id }) => id, maxLength: 9 });
}
