import type { CategoryId, LocationId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import { availability, type Availability } from "../availability.ts";
import type { Menu, Modifier, Product } from "../menu.ts";
import { isSoldAt, priceAt } from "../price-at.ts";
import { nameSearch, wordsOf } from "../search.ts";
import { byOrder, menuSections } from "../sections.ts";
import type { ItemStock } from "../stock/stock.ts";
import {
  keyOf,
  type AvailabilityType,
  type DisabledUntil,
  type ItemAvailability,
} from "./availability-change.ts";

/** A menu with what is sold out at a location and the stock of what is counted there. */
export interface LocationMenu {
  readonly menu: Menu;
  readonly items: readonly ItemAvailability[];
  readonly stock: readonly ItemStock[];
}

/** What of a menu is listed. */
export const LISTED_KINDS = ["all", "product", "modifier"] as const;
/** One of them. */
export type ListedKind = (typeof LISTED_KINDS)[number];

/** A product or modifier with what holds for it now. */
export interface AvailabilityRow {
  readonly type: AvailabilityType;
  readonly id: Product["id"] | Modifier["id"];
  readonly name: string;
  /** The category or the group that it is in. */
  readonly sectionName: string;
  readonly price: Money | null;
  readonly state: Availability;
  /** Pieces left; null where they are not counted. Without any it is sold out. */
  readonly stock: number | null;
  /** Who said that it is sold out, and when; null where that is not known. */
  readonly setBy: string | null;
  readonly setAt: Instant | null;
}

/** A category or a group of modifiers with its rows. */
export interface AvailabilitySection {
  readonly key: string;
  readonly name: string;
  /** What is changed as a whole; null for modifiers. */
  readonly categoryId: CategoryId | null;
  readonly rows: readonly AvailabilityRow[];
}

/** What a location sells, as staff looks through it. */
export interface AvailabilityList {
  /** What is sold out now of what is looked for, products and modifiers alike; what comes back first is first. */
  readonly soldOut: readonly AvailabilityRow[];
  readonly sections: readonly AvailabilitySection[];
}

/** What is looked for. */
export interface AvailabilityQuery {
  readonly search: string;
  readonly kind: ListedKind;
}

/** Lays out what a location sells by category, then by group of modifiers. A text matches names of items and of sections. */
export function toAvailabilityList(
  { menu, items, stock: stocks }: LocationMenu,
  locationId: LocationId,
  { search, kind }: AvailabilityQuery,
  now: Instant,
): AvailabilityList {
  const known = new Map(items.map((item) => [keyOf(item), item]));
  const counted = new Map<string, ItemStock>(stocks.map((stock) => [stock.productId, stock]));
  const rowOf = (type: AvailabilityType, item: Product | Modifier, sectionName: string): AvailabilityRow => {
    const set = known.get(keyOf({ type, id: item.id }));
    const counting = counted.get(item.id);
    const said = availability(
      { disabledUntilByLocation: set?.disabledUntil ? { [locationId]: set.disabledUntil } : {} },
      locationId,
      now,
    );
    const stock = counting?.count ?? null;
    const isOut = said.state === "available" && stock === 0;
    const state: Availability = isOut ? { state: "unavailable", until: null } : said;
    const source = isOut ? counting : said.state === "unavailable" ? set : undefined;
    return {
      type,
      id: item.id,
      name: item.name,
      sectionName,
      price: priceAt(item, locationId),
      state,
      stock,
      setBy: source?.setBy ?? null,
      setAt: source?.setAt ?? null,
    };
  };
  const categories = menuSections(menu, locationId).map(({ category, products }) => ({
    key: category.id,
    name: category.name,
    categoryId: category.id,
    rows: products.map((product) => rowOf("product", product, category.name)),
  }));
  const groups = menu.modifierGroups.toSorted(byOrder).map((group) => ({
    key: group.id,
    name: group.name,
    categoryId: null,
    rows: group.modifiers
      .filter((modifier) => isSoldAt(modifier, locationId))
      .toSorted(byOrder)
      .map((modifier) => rowOf("modifier", modifier, group.name)),
  }));
  const isNamed = nameSearch(search);
  const found = [...categories, ...groups]
    .map((section) => ({
      ...section,
      rows: isNamed(wordsOf(section.name))
        ? section.rows
        : section.rows.filter(({ name }) => isNamed(wordsOf(name))),
    }))
    .filter(({ rows }) => rows.length > 0);
  return {
    soldOut: found
      .flatMap(({ rows }) => rows)
      .filter(({ state }) => state.state === "unavailable")
      .toSorted((one, other) => compareTexts(untilOf(one.state), untilOf(other.state))),
    sections: found.filter(({ rows }) => kind === "all" || rows.some(({ type }) => type === kind)),
  };
}

/** Whether it is missing because no piece is left, so that bringing it back takes pieces. */
export function isOutOfStock({ state, stock }: AvailabilityRow): boolean {
  return stock === 0 && state.state === "unavailable" && state.until === null;
}

/** What a menu says is sold out at a location, for somebody who may not read who said so. */
export function availabilityOfMenu(menu: Menu, locationId: LocationId): readonly ItemAvailability[] {
  const itemOf = (type: AvailabilityType, { id, disabledUntilByLocation }: Product | Modifier) => {
    const disabledUntil: DisabledUntil | undefined = disabledUntilByLocation[locationId];
    return disabledUntil === undefined ? [] : [{ type, id, disabledUntil, setBy: null, setAt: null }];
  };
  return [
    ...menu.products.flatMap((product) => itemOf("product", product)),
    ...menu.modifierGroups.flatMap(({ modifiers }) =>
      modifiers.flatMap((modifier) => itemOf("modifier", modifier)),
    ),
  ];
}

// Indefinitely comes last: it is longer than any instant.
function untilOf(state: Availability): string {
  return state.state === "available" || state.until === null ? "~" : state.until;
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
