import type { LocationId } from "#core/kernel/id.ts";
import { isZero } from "#core/money/compare.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { isSoldAt } from "#core/menu/price-at.ts";
import {
  isCategory,
  isGroup,
  isModifier,
  isProduct,
  type GroupEntry,
  type MenuContent,
  type MenuEntryId,
  type ModifierEntry,
  type ProductEntry,
} from "./menu-entry.ts";

/** What keeps a menu from being published (MENU-19). */
export const BLOCKING_FLAWS = [
  "nameMissing",
  "vatMissing",
  "categoryMissing",
  "groupMissing",
  "choicesImpossible",
  "minimumAboveOptions",
] as const;

/** What should be looked at, and does not keep a menu from being published. */
export const WARNING_FLAWS = [
  "priceZero",
  "soldNowhere",
  "translationMissing",
  "allergensMissing",
  "groupEmpty",
] as const;

/** What can be wrong with an entry. */
export type FlawKind = (typeof BLOCKING_FLAWS)[number] | (typeof WARNING_FLAWS)[number];

/** Something wrong with one entry, in a language or at a location where it is of one. */
export interface MenuFlaw {
  readonly kind: FlawKind;
  readonly entryId: MenuEntryId;
  readonly locale: Locale | null;
  readonly locationId: LocationId | null;
}

/** What a menu is looked at with. */
export interface FlawTerms {
  /** The shop's own language, in which everything needs a name. */
  readonly locale: Locale;
  readonly locationIds: readonly LocationId[];
}

/** Whether it keeps a menu from being published. */
export function isBlocking({ kind }: MenuFlaw): boolean {
  return BLOCKING_FLAWS.some((one) => one === kind);
}

/** Everything that is wrong with a menu, entry by entry. */
export function menuFlaws(content: MenuContent, terms: FlawTerms): readonly MenuFlaw[] {
  const products = content.filter(isProduct);
  const modifiers = Map.groupBy(content.filter(isModifier), ({ groupId }) => groupId);
  const users = new Map<string, ProductEntry[]>();
  for (const product of products)
    for (const id of product.modifierGroupsIds) users.set(id, [...(users.get(id) ?? []), product]);
  const categoryIds = new Set(content.filter(isCategory).map(({ id }) => id));
  const groupIds = new Set(content.filter(isGroup).map(({ id }) => id));
  return content.flatMap((entry) => {
    const flaws = createFlaws(entry.id);
    for (const locale of LOCALES)
      if (entry.names[locale] === null)
        flaws.add(locale === terms.locale ? "nameMissing" : "translationMissing", { locale });
    if (isProduct(entry)) {
      if (entry.vatRate === null) flaws.add("vatMissing");
      if (!categoryIds.has(entry.categoryId)) flaws.add("categoryMissing");
      if (!entry.modifierGroupsIds.every((id) => groupIds.has(id))) flaws.add("groupMissing");
      for (const [locale, other] of LOCALES.flatMap((one) => LOCALES.map((two) => [one, two] as const)))
        if (
          entry.descriptions[locale] === null &&
          entry.descriptions[other] !== null &&
          entry.names[locale] !== null
        )
          flaws.add("translationMissing", { locale });
      addPriceFlaws(entry, terms, flaws);
    }
    if ((isProduct(entry) || isModifier(entry)) && entry.allergens === null) flaws.add("allergensMissing");
    if (isModifier(entry) && !groupIds.has(entry.groupId)) flaws.add("groupMissing");
    if (isGroup(entry))
      addGroupFlaws(entry, modifiers.get(entry.id) ?? [], users.get(entry.id) ?? [], terms, flaws);
    return flaws.all();
  });
}

/** What keeps a draft from being published: what is published with a flaw already may stay so (MENU-19). */
export function hindrances(
  draft: MenuContent,
  published: MenuContent,
  terms: FlawTerms,
): readonly MenuFlaw[] {
  const known = new Set(menuFlaws(published, terms).map(flawKey));
  return menuFlaws(draft, terms).filter((flaw) => isBlocking(flaw) && !known.has(flawKey(flaw)));
}

function flawKey({ kind, entryId, locale, locationId }: MenuFlaw): string {
  return `${kind} ${entryId} ${locale} ${locationId}`;
}

function addPriceFlaws(product: ProductEntry, { locationIds }: FlawTerms, flaws: Flaws): void {
  const sold = locationIds.filter((id) => isSoldAt(product, id));
  if (sold.length === 0) flaws.add("soldNowhere");
  for (const locationId of sold) {
    const price = product.priceByLocation[locationId];
    if (price !== undefined && isZero(price)) flaws.add("priceZero", { locationId });
  }
}

function addGroupFlaws(
  group: GroupEntry,
  modifiers: readonly ModifierEntry[],
  products: readonly ProductEntry[],
  { locationIds }: FlawTerms,
  flaws: Flaws,
): void {
  const { singleChoice, minChoices, maxChoices } = group;
  if (minChoices > maxChoices || maxChoices < 1 || (singleChoice && maxChoices !== 1))
    flaws.add("choicesImpossible");
  if (modifiers.length === 0) flaws.add("groupEmpty");
  if (minChoices > modifiers.length) {
    flaws.add("minimumAboveOptions");
    return;
  }
  // Enough of them, but not where it is sold.
  for (const locationId of locationIds)
    if (
      products.some((product) => isSoldAt(product, locationId)) &&
      modifiers.filter((modifier) => isSoldAt(modifier, locationId)).length < minChoices
    )
      flaws.add("minimumAboveOptions", { locationId });
}

interface Flaws {
  add(kind: FlawKind, where?: Partial<Pick<MenuFlaw, "locale" | "locationId">>): void;
  all(): readonly MenuFlaw[];
}

// Each once, however often it is found.
function createFlaws(entryId: MenuEntryId): Flaws {
  const found = new Map<string, MenuFlaw>();
  return {
    add: (kind, { locale = null, locationId = null } = {}) => {
      const flaw: MenuFlaw = { kind, entryId, locale, locationId };
      found.set(flawKey(flaw), flaw);
    },
    all: () => [...found.values()],
  };
}
