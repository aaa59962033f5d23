import type { LocationId } from "#core/kernel/id.ts";
import { ALLERGENS, type Allergen } from "../allergens.ts";
import { groupsOf, indexMenu } from "../menu-index.ts";
import type { Declared, Menu, Modifier, ModifierGroup, Product } from "../menu.ts";
import { isSoldAt } from "../price-at.ts";
import { FILTER_DIETS, suitsDiet, type FilterDiet } from "./diets.ts";

/** What somebody does not eat: what must not be in it, and the diets that it has to suit (MENU-14). */
export interface MenuFilter {
  readonly without: readonly Allergen[];
  readonly diets: readonly FilterDiet[];
}

/** Why something does not pass a filter; what it brings is said before what nobody declared. */
export type Misfit =
  | { readonly kind: "brings"; readonly allergens: readonly Allergen[] }
  | { readonly kind: "undeclared" }
  | { readonly kind: "unsuited"; readonly diets: readonly FilterDiet[] }
  /** Too few of the options that must be chosen pass. */
  | { readonly kind: "noChoice"; readonly groupName: string };

/** A product that a filter leaves out. */
export interface HiddenProduct {
  readonly product: Product;
  readonly misfit: Misfit;
}

/** A menu as a filter leaves it at one location, and what it took. */
export interface FilteredMenu {
  readonly menu: Menu;
  readonly hidden: readonly HiddenProduct[];
}

/** What a menu can be filtered by at a location. */
export interface FilterChoices {
  readonly allergens: readonly Allergen[];
  readonly diets: readonly FilterDiet[];
}

/** Asks for nothing. */
export const NO_FILTER: MenuFilter = { without: [], diets: [] };

/** Whether it asks for anything. */
export function isFiltering({ without, diets }: MenuFilter): boolean {
  return without.length + diets.length > 0;
}

/** Why a product or an option by itself does not pass; null where it does. What declares nothing never passes (MENU-5). */
export function misfitOf({ allergens, diets }: Declared, filter: MenuFilter): Misfit | null {
  const brings = filter.without.filter((one) => allergens?.includes(one));
  if (brings.length > 0) return { kind: "brings", allergens: brings };
  const isUndeclared =
    (allergens === null && filter.without.length > 0) || (diets === null && filter.diets.length > 0);
  if (isUndeclared) return { kind: "undeclared" };
  const unsuited = filter.diets.filter((diet) => !suitsDiet(diets ?? [], diet));
  return unsuited.length > 0 ? { kind: "unsuited", diets: unsuited } : null;
}

/** The options of a group that pass; all of them without a filter. */
export function suitingModifiers(group: ModifierGroup, filter: MenuFilter): readonly Modifier[] {
  return group.modifiers.filter((modifier) => misfitOf(modifier, filter) === null);
}

/**
 * Why a product does not pass at a location: itself, or a group of which too few options pass. Options that need not be
 * chosen take nothing away: they are left out of the product instead (MENU-14).
 */
export function productMisfit(
  product: Product,
  groups: readonly ModifierGroup[],
  filter: MenuFilter,
  locationId: LocationId,
): Misfit | null {
  const own = misfitOf(product, filter);
  if (own !== null) return own;
  const lacking = groups.find(
    (group) =>
      suitingModifiers(group, filter).filter((modifier) => isSoldAt(modifier, locationId)).length <
      group.minChoices,
  );
  return lacking === undefined ? null : { kind: "noChoice", groupName: lacking.name };
}

/** The menu without what does not pass at a location, and what is sold there and does not. */
export function filterMenu(menu: Menu, locationId: LocationId, filter: MenuFilter): FilteredMenu {
  const index = indexMenu(menu);
  const hidden = menu.products.flatMap((product): readonly HiddenProduct[] => {
    if (!isSoldAt(product, locationId)) return [];
    const misfit = productMisfit(product, groupsOf(index, product), filter, locationId);
    return misfit === null ? [] : [{ product, misfit }];
  });
  const taken = new Set(hidden.map(({ product }) => product.id));
  return { menu: { ...menu, products: menu.products.filter(({ id }) => !taken.has(id)) }, hidden };
}

/**
 * The allergens that something sold at a location brings, and the diets that something there suits, options included;
 * and what is chosen already, so that it can be given up where it makes no difference.
 */
export function filterChoices(menu: Menu, locationId: LocationId, chosen: MenuFilter): FilterChoices {
  const sold: readonly Declared[] = [
    ...menu.products,
    ...menu.modifierGroups.flatMap(({ modifiers }) => modifiers),
  ].filter((one) => isSoldAt(one, locationId));
  const brought = new Set([...chosen.without, ...sold.flatMap(({ allergens }) => allergens ?? [])]);
  return {
    allergens: ALLERGENS.filter((one) => brought.has(one)),
    diets: FILTER_DIETS.filter(
      (diet) => chosen.diets.includes(diet) || sold.some(({ diets }) => suitsDiet(diets ?? [], diet)),
    ),
  };
}

/** The values with this one added, or without it where it was among them. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
