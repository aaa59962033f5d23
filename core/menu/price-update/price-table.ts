import type { LocationId } from "#core/kernel/id.ts";
import { isSameMoney } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { readTypedAmount } from "#core/money/typed-amount.ts";
import { LISTED_KINDS } from "../availability/availability-list.ts";
import type { Menu, Modifier, Product } from "../menu.ts";
import { priceAt } from "../price-at.ts";
import { nameSearch, wordsOf } from "../search.ts";
import { byOrder } from "../sections.ts";
import { isLargeChange, priceDifference, type PriceDifference } from "./price-difference.ts";
import { placeKey, type PriceChange, type PricedPlace } from "./price-update.ts";

/** New prices as they were typed, by place. */
export type TypedPrices = ReadonlyMap<string, string>;

/** A price of the table where new ones are typed. */
export interface PriceRow {
  readonly key: string;
  readonly place: PricedPlace;
  readonly name: string;
  /** The category or the group that it is in. */
  readonly sectionName: string;
  readonly currentPrice: Money;
  readonly typed: string;
  /** Null where nothing was typed, or what it costs already, or nothing that can be read. */
  readonly change: PriceChange | null;
  readonly difference: PriceDifference | null;
  readonly isLarge: boolean;
  readonly isUnreadable: boolean;
  /** The update expects another price than this one. */
  readonly isStale: boolean;
}

/** What of the table is looked for. */
export const PRICE_KINDS = [...LISTED_KINDS, "changed"] as const;
/** One of them. */
export type PriceKind = (typeof PRICE_KINDS)[number];

/** What is looked for. */
export interface PriceQuery {
  readonly search: string;
  readonly kind: PriceKind;
  /** Null is every location. */
  readonly locationId: LocationId | null;
}

/** A category or a group with its prices. */
export interface PriceSection {
  readonly key: string;
  readonly name: string;
  readonly rows: readonly PriceRow[];
}

/**
 * Every price of a menu at these locations, by category and then by group of modifiers, with what was typed. A change
 * expects the price that it was written against until somebody takes the one of now.
 */
export function priceSections(
  menu: Menu,
  locationIds: readonly LocationId[],
  typed: TypedPrices,
  held: readonly PriceChange[],
): readonly PriceSection[] {
  const expected = new Map(held.map((change) => [placeKey(change), change.expectedPrice]));
  const rowsOf = (type: PricedPlace["type"], item: Product | Modifier, sectionName: string) =>
    locationIds.flatMap((locationId) => {
      const currentPrice = priceAt(item, locationId);
      if (currentPrice === null) return [];
      const place: PricedPlace = { type, id: item.id, locationId };
      const key = placeKey(place);
      const terms = {
        currentPrice,
        expectedPrice: expected.get(key) ?? currentPrice,
        typed: typed.get(key) ?? "",
      };
      return [{ key, place, name: item.name, sectionName, ...typedPrice(place, terms) }];
    });
  const categories = menu.categories.toSorted(byOrder).map(({ id, name }) => ({
    key: id,
    name,
    rows: menu.products
      .filter(({ categoryId }) => categoryId === id)
      .toSorted(byOrder)
      .flatMap((product) => rowsOf("product", product, name)),
  }));
  const groups = menu.modifierGroups.toSorted(byOrder).map(({ id, name, modifiers }) => ({
    key: id,
    name,
    rows: modifiers.toSorted(byOrder).flatMap((modifier) => rowsOf("modifier", modifier, name)),
  }));
  return [...categories, ...groups].filter(({ rows }) => rows.length > 0);
}

/** The part of a table that is looked for; a text matches names of items and of sections. */
export function foundPrices(
  sections: readonly PriceSection[],
  { search, kind, locationId }: PriceQuery,
): readonly PriceSection[] {
  const isNamed = nameSearch(search);
  const isFound = (row: PriceRow): boolean =>
    (locationId === null || row.place.locationId === locationId) &&
    (kind === "all" || (kind === "changed" ? isTouched(row) : row.place.type === kind)) &&
    (isNamed(wordsOf(row.sectionName)) || isNamed(wordsOf(row.name)));
  return sections
    .map((section) => ({ ...section, rows: section.rows.filter(isFound) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The changes that a table asks for. */
export function typedChanges(sections: readonly PriceSection[]): readonly PriceChange[] {
  return sections.flatMap(({ rows }) => rows.flatMap(({ change }) => (change === null ? [] : [change])));
}

/** Whether anything was typed that is no price. */
export function isAnyUnreadable(sections: readonly PriceSection[]): boolean {
  return sections.some(({ rows }) => rows.some(({ isUnreadable }) => isUnreadable));
}

/** Whether a table asks for the same as is held already, in whatever order. */
export function areSamePrices(one: readonly PriceChange[], other: readonly PriceChange[]): boolean {
  const known = new Map(other.map((change) => [placeKey(change), change]));
  return (
    one.length === other.length &&
    one.every((change) => {
      const same = known.get(placeKey(change));
      return (
        same !== undefined &&
        isSameMoney(same.newPrice, change.newPrice) &&
        isSameMoney(same.expectedPrice, change.expectedPrice)
      );
    })
  );
}

// What was typed counts, also where it cannot be read.
function isTouched({ typed }: PriceRow): boolean {
  return typed.trim() !== "";
}

function typedPrice(
  place: PricedPlace,
  terms: { readonly currentPrice: Money; readonly expectedPrice: Money; readonly typed: string },
): Pick<
  PriceRow,
  "currentPrice" | "typed" | "change" | "difference" | "isLarge" | "isUnreadable" | "isStale"
> {
  const { currentPrice, expectedPrice, typed } = terms;
  const newPrice = readTypedAmount(typed, currentPrice.currency);
  const isStale = typed.trim() !== "" && !isSameMoney(currentPrice, expectedPrice);
  const change =
    newPrice === null || isSameMoney(newPrice, expectedPrice) ? null : { ...place, expectedPrice, newPrice };
  return {
    currentPrice,
    typed,
    change,
    difference: newPrice === null ? null : priceDifference(currentPrice, newPrice),
    isLarge: change !== null && isLargeChange(change),
    isUnreadable: typed.trim() !== "" && newPrice === null,
    isStale,
  };
}
