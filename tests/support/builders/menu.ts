import type { CategoryId, LocationId, ModifierGroupId, ModifierId, ProductId } from "#core/kernel/id.ts";
import type { Category, Menu, Modifier, ModifierGroup, Product } from "#core/menu/menu.ts";
import type { Money } from "#core/money/money.ts";
import { toMoney } from "#core/money/parse-money.ts";
import { CENTRU } from "./shop.ts";
import { idOf } from "./values.ts";

/** An amount of lei. */
export function lei(amount: string): Money {
  return toMoney(amount, "RON");
}

/** A price at the locations named, Centru unless others are. */
export function priced(
  amount: string,
  ...locationIds: readonly LocationId[]
): Readonly<Record<LocationId, Money>> {
  const where = locationIds.length === 0 ? [CENTRU] : locationIds;
  return Object.fromEntries(where.map((id) => [id, lei(amount)]));
}

/** A product sold at Centru for 30.00 lei without any choice to make; `name` also makes id and slug. */
export function aProduct(name = "Pizza", change: Partial<Product> = {}): Product {
  return {
    id: idOf<ProductId>(name),
    slug: name.toLowerCase(),
    order: 1,
    categoryId: idOf<CategoryId>("mains"),
    name,
    description: null,
    picture: null,
    modifierGroupsIds: [],
    redeemableByPoints: false,
    redeemableFor: null,
    priceByLocation: priced("30.00"),
    currency: "RON",
    disabledUntilByLocation: {},
    availableFor: ["pickup", "delivery"],
    vatRate: "11.00",
    allergens: [],
    diets: [],
    weight: null,
    nutrition: null,
    ...change,
  };
}

/** A modifier sold at Centru for 2.50 lei. */
export function aModifier(name = "Olives", change: Partial<Modifier> = {}): Modifier {
  return {
    id: idOf<ModifierId>(name),
    name,
    order: 1,
    priceByLocation: priced("2.50"),
    disabledUntilByLocation: {},
    allergens: [],
    diets: [],
    ...change,
  };
}

/** A group of up to three extras, none of them needed. */
export function aGroup(name = "Extras", change: Partial<ModifierGroup> = {}): ModifierGroup {
  return {
    id: idOf<ModifierGroupId>(name),
    order: 1,
    name,
    singleChoice: false,
    minChoices: 0,
    maxChoices: 3,
    modifiers: [aModifier()],
    ...change,
  };
}

/** A category of the menu. */
export function aCategory(name = "Mains", change: Partial<Category> = {}): Category {
  return { id: idOf<CategoryId>(name), order: 1, name, ...change };
}

/** A menu of one category and the given products and groups. */
export function aMenu(change: Partial<Menu> = {}): Menu {
  return {
    version: "1",
    products: [aProduct()],
    categories: [aCategory()],
    modifierGroups: [],
    popularProductIds: [],
    orderAgainProductIds: [],
    ...change,
  };
}
