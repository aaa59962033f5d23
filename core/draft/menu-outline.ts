import type { CategoryId, LocationId, ModifierGroupId } from "#core/kernel/id.ts";
import { isLess } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { nameSearch, wordsOf } from "#core/menu/search.ts";
import { byOrder } from "#core/menu/sections.ts";
import { differingAspects } from "./menu-draft.ts";
import {
  entriesById,
  entryName,
  isCategory,
  isGroup,
  isModifier,
  isProduct,
  type CategoryEntry,
  type GroupEntry,
  type MenuContent,
  type MenuEntry,
  type ModifierEntry,
  type ProductEntry,
} from "./menu-entry.ts";

/** Whether an entry differs from what is published. */
export type EntryState = "published" | "added" | "changed";

/** One row of the menu as it is edited. */
export interface OutlineRow<E extends MenuEntry> {
  readonly entry: E;
  readonly name: string;
  readonly state: EntryState;
}

/** A category with what it holds, in the order of the menu. */
export interface OutlineSection extends OutlineRow<CategoryEntry> {
  readonly products: readonly OutlineRow<ProductEntry>[];
}

/** The menu as it is edited, in its order; `locale` names it. */
export function menuOutline(
  content: MenuContent,
  published: MenuContent,
  locale: Locale,
): readonly OutlineSection[] {
  const rowOf = createRows(published, locale);
  const products = Map.groupBy(
    content.filter(isProduct).toSorted(byOrder),
    ({ categoryId }): CategoryId => categoryId,
  );
  return content
    .filter(isCategory)
    .toSorted(byOrder)
    .map((category) => ({
      ...rowOf(category),
      products: (products.get(category.id) ?? []).map((product) => rowOf(product)),
    }));
}

/** A group with its options, in the order of the menu. */
export interface OptionsSection extends OutlineRow<GroupEntry> {
  readonly modifiers: readonly OutlineRow<ModifierEntry>[];
  /** How many products offer it. */
  readonly uses: number;
}

/** The groups of options as they are edited, in their order; `locale` names them. */
export function optionsOutline(
  content: MenuContent,
  published: MenuContent,
  locale: Locale,
): readonly OptionsSection[] {
  const rowOf = createRows(published, locale);
  const products = content.filter(isProduct);
  const modifiers = Map.groupBy(
    content.filter(isModifier).toSorted(byOrder),
    ({ groupId }): ModifierGroupId => groupId,
  );
  return content
    .filter(isGroup)
    .toSorted(byOrder)
    .map((group) => ({
      ...rowOf(group),
      modifiers: (modifiers.get(group.id) ?? []).map((modifier) => rowOf(modifier)),
      uses: products.filter(({ modifierGroupsIds }) => modifierGroupsIds.includes(group.id)).length,
    }));
}

/** A product with the words of its names, which are read once for all that is typed. */
export interface NamedProduct {
  readonly row: OutlineRow<ProductEntry>;
  /** Of each name that it has, in any language. */
  readonly names: readonly (readonly string[])[];
}

/** The products of all categories by their names in any language, made once for `foundProducts`. */
export function namedProducts(sections: readonly OutlineSection[]): readonly NamedProduct[] {
  return sections
    .flatMap(({ products }) => products)
    .map((row) => ({
      row,
      names: LOCALES.flatMap((locale) => {
        const name = row.entry.names[locale];
        return name === null ? [] : [wordsOf(name)];
      }),
    }));
}

/** The products that a search finds by a name, in any language. */
export function foundProducts(
  products: readonly NamedProduct[],
  search: string,
): readonly OutlineRow<ProductEntry>[] {
  const isNamed = nameSearch(search);
  return products.filter(({ names }) => names.some(isNamed)).map(({ row }) => row);
}

/** The lowest of its prices, and whether there is another one; null where it is sold nowhere. */
export function priceRange(
  { priceByLocation }: Pick<ProductEntry | ModifierEntry, "priceByLocation">,
  locationIds: readonly LocationId[],
): { readonly lowest: Money; readonly isOne: boolean } | null {
  const prices = locationIds.flatMap((id) => priceByLocation[id] ?? []);
  const [first, ...others] = prices;
  if (first === undefined) return null;
  const lowest = others.reduce((least, price) => (isLess(price, least) ? price : least), first);
  return { lowest, isOne: prices.every(({ amount }) => amount === lowest.amount) };
}

function createRows(
  published: MenuContent,
  locale: Locale,
): <E extends MenuEntry>(entry: E) => OutlineRow<E> {
  const originals = entriesById(published);
  return (entry) => {
    const original = originals.get(entry.id);
    const isChanged = original !== undefined && differingAspects(original, entry).length > 0;
    const state = original === undefined ? "added" : isChanged ? "changed" : "published";
    return { entry, name: entryName(entry, locale), state };
  };
}
