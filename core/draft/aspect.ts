import type { LocationId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { MenuEntry } from "./menu-entry.ts";

/** What of an entry can be changed by itself, and what a difference names. */
export type AspectName =
  | "name"
  | "description"
  | "price"
  | "category"
  | "group"
  | "order"
  | "picture"
  | "groups"
  | "choices"
  | "points"
  | "methods"
  | "vat"
  | "allergens"
  | "diets"
  | "weight"
  | "nutrition"
  | "featured";

/** An aspect by its name, with the language or location that it is of, where it is of one. */
export interface AspectRef {
  readonly name: AspectName;
  readonly locale: Locale | null;
  readonly locationId: LocationId | null;
}

/** One thing about entries that two people can change without getting in each other's way. */
export interface Aspect {
  readonly ref: AspectRef;
  /** Both of one kind; entries that have no such aspect are the same in it. */
  isSame(one: MenuEntry, other: MenuEntry): boolean;
  /** `to` with this aspect of `from`. */
  copy(from: MenuEntry, to: MenuEntry): MenuEntry;
}

/** How an aspect is read and written. */
export interface Lens<E extends MenuEntry, V> {
  readonly name: AspectName;
  readonly locale?: Locale;
  readonly locationId?: LocationId;
  readonly has: (entry: MenuEntry) => entry is E;
  readonly read: (entry: E) => V;
  readonly write: (entry: E, value: V) => MenuEntry;
  readonly same?: (one: V, other: V) => boolean;
}

/** An aspect of the entries that have it, compared as its values are. */
export function aspect<E extends MenuEntry, V>({
  name,
  locale,
  locationId,
  has,
  read,
  write,
  same = Object.is,
}: Lens<E, V>): Aspect {
  return {
    ref: { name, locale: locale ?? null, locationId: locationId ?? null },
    isSame: (one, other) => !has(one) || !has(other) || same(read(one), read(other)),
    copy: (from, to) => (has(from) && has(to) ? write(to, read(from)) : to),
  };
}
