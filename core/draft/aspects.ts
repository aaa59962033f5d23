import { toId, type LocationId } from "#core/kernel/id.ts";
import { isSameMoney } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { LOCALES } from "#core/shop/shop.ts";
import type { PriceByLocation } from "#core/menu/menu.ts";
import { aspect, type Aspect, type AspectName } from "./aspect.ts";
import {
  isGroup,
  isModifier,
  isProduct,
  type EntryPicture,
  type MenuEntry,
  type ModifierEntry,
  type ProductEntry,
  type Translated,
} from "./menu-entry.ts";

/** All aspects in which entries can differ: prices are of the locations where one of them has a price. */
export function aspectsOf(...entries: readonly MenuEntry[]): readonly Aspect[] {
  const priced = entries.flatMap((entry) => (isPriced(entry) ? Object.keys(entry.priceByLocation) : []));
  const places = [...new Set(priced)].toSorted().map((id) => toId<LocationId>(id));
  return [...FIXED, ...places.map(priceAspect)];
}

type PricedEntry = ProductEntry | ModifierEntry;

function isPriced(entry: MenuEntry): entry is PricedEntry {
  return isProduct(entry) || isModifier(entry);
}

function isAny(_entry: MenuEntry): _entry is MenuEntry {
  return true;
}

function priceAspect(locationId: LocationId): Aspect {
  return aspect<PricedEntry, Money | null>({
    name: "price",
    locationId,
    has: isPriced,
    read: ({ priceByLocation }) => priceByLocation[locationId] ?? null,
    write: (entry, price) => ({
      ...entry,
      priceByLocation: withPrice(entry.priceByLocation, locationId, price),
    }),
    same: (one, other) => (one === null || other === null ? one === other : isSameMoney(one, other)),
  });
}

/** Prices with another one at a location; null is not sold there. */
export function withPrice(
  prices: PriceByLocation,
  locationId: LocationId,
  price: Money | null,
): PriceByLocation {
  const others = Object.entries(prices).filter(([id]) => id !== locationId);
  return Object.fromEntries(price === null ? others : [...others, [locationId, price]]);
}

function translated(
  name: AspectName,
  read: (entry: MenuEntry) => Translated | null,
  write: (entry: MenuEntry, texts: Translated) => MenuEntry,
): readonly Aspect[] {
  return LOCALES.map((locale) =>
    aspect<MenuEntry, string | null>({
      name,
      locale,
      has: isAny,
      read: (entry) => read(entry)?.[locale] ?? null,
      write: (entry, text) => {
        const texts = read(entry);
        return texts === null ? entry : write(entry, { ...texts, [locale]: text });
      },
    }),
  );
}

const FIXED: readonly Aspect[] = [
  ...translated(
    "name",
    ({ names }) => names,
    (entry, names) => ({ ...entry, names }),
  ),
  ...translated(
    "description",
    (entry) => (isProduct(entry) ? entry.descriptions : null),
    (entry, descriptions) => (isProduct(entry) ? { ...entry, descriptions } : entry),
  ),
  // With what it shows: the words of one picture are wrong for another.
  aspect({
    name: "picture",
    has: isProduct,
    read: ({ picture }) => picture,
    write: (entry, picture) => ({ ...entry, picture }),
    same: isSamePicture,
  }),
  aspect({
    name: "category",
    has: isProduct,
    read: ({ categoryId }) => categoryId,
    write: (entry, categoryId) => ({ ...entry, categoryId }),
  }),
  aspect({
    name: "group",
    has: isModifier,
    read: ({ groupId }) => groupId,
    write: (entry, groupId) => ({ ...entry, groupId }),
  }),
  aspect({
    name: "order",
    has: isAny,
    read: ({ order }) => order,
    write: (entry, order) => ({ ...entry, order }),
  }),
  aspect({
    name: "groups",
    has: isProduct,
    read: ({ modifierGroupsIds }) => modifierGroupsIds,
    write: (entry, modifierGroupsIds) => ({ ...entry, modifierGroupsIds }),
    same: isSameList,
  }),
  // The rule of a group is one thing: its parts limit each other.
  aspect({
    name: "choices",
    has: isGroup,
    read: ({ singleChoice, minChoices, maxChoices }) => ({ singleChoice, minChoices, maxChoices }),
    write: (entry, choices) => ({ ...entry, ...choices }),
    same: (one, other) =>
      one.singleChoice === other.singleChoice &&
      one.minChoices === other.minChoices &&
      one.maxChoices === other.maxChoices,
  }),
  aspect({
    name: "points",
    has: isProduct,
    read: ({ redeemableByPoints, redeemableFor }) => ({ redeemableByPoints, redeemableFor }),
    write: (entry, points) => ({ ...entry, ...points }),
    same: (one, other) =>
      one.redeemableByPoints === other.redeemableByPoints && one.redeemableFor === other.redeemableFor,
  }),
  aspect({
    name: "methods",
    has: isProduct,
    read: ({ availableFor }) => availableFor,
    write: (entry, availableFor) => ({ ...entry, availableFor }),
    same: isSameSet,
  }),
  aspect({
    name: "vat",
    has: isProduct,
    read: ({ vatRate }) => vatRate,
    write: (entry, vatRate) => ({ ...entry, vatRate }),
  }),
  aspect({
    name: "allergens",
    has: isPriced,
    read: ({ allergens }) => allergens,
    write: (entry, allergens) => ({ ...entry, allergens }),
    same: isSameSet,
  }),
  aspect({
    name: "diets",
    has: isPriced,
    read: ({ diets }) => diets,
    write: (entry, diets) => ({ ...entry, diets }),
    same: isSameSet,
  }),
  aspect({
    name: "weight",
    has: isProduct,
    read: ({ weight }) => weight,
    write: (entry, weight) => ({ ...entry, weight }),
  }),
  aspect({
    name: "nutrition",
    has: isProduct,
    read: ({ nutrition }) => nutrition,
    write: (entry, nutrition) => ({ ...entry, nutrition }),
    same: (one, other) => isSameList(pairsOf(one), pairsOf(other)),
  }),
  aspect({
    name: "featured",
    has: isProduct,
    read: ({ isFeatured }) => isFeatured,
    write: (entry, isFeatured) => ({ ...entry, isFeatured }),
  }),
];

function isSamePicture(one: EntryPicture | null, other: EntryPicture | null): boolean {
  if (one === null || other === null) return one === other;
  return one.url === other.url && LOCALES.every((locale) => one.alts[locale] === other.alts[locale]);
}

function pairsOf(values: ProductEntry["nutrition"]): readonly string[] | null {
  return values === null ? null : Object.entries(values).map(String).toSorted();
}

function isSameList(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

// What was declared says nothing by its order.
function isSameSet(one: readonly string[] | null, other: readonly string[] | null): boolean {
  return isSameList(one?.toSorted() ?? null, other?.toSorted() ?? null);
}
