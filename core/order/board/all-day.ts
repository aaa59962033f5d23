import type { Line } from "#core/cart/line.ts";
import type { ProductId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { Order } from "../order.ts";
import { promisedTime } from "./card-facts.ts";

/** How many pieces are to be made: now, and later today. */
interface Pieces {
  readonly now: number;
  readonly later: number;
}

/** A product over all orders (BOARD-23), in pieces. */
export interface AllDayItem extends Pieces {
  readonly productId: ProductId;
  readonly name: string;
  /** The same pieces by what was chosen with them; the most first. */
  readonly variants: readonly AllDayVariant[];
}

/** Pieces of a product that are made alike. */
export interface AllDayVariant extends Pieces {
  /** The modifiers' names in one order; none for the plain product. */
  readonly modifiers: readonly string[];
}

/** What of the board is to be made: `preparing` now, of `scheduled` what is promised for the day of `now` in the zone. */
export function allDayItems(
  { preparing, scheduled }: { readonly preparing: readonly Order[]; readonly scheduled: readonly Order[] },
  now: Instant,
  zone: string,
): readonly AllDayItem[] {
  const today = localTimeOf(now, zone).date;
  const later = scheduled.filter((order) => localTimeOf(promisedTime(order), zone).date === today);
  return sumItems([
    ...preparing.flatMap(({ lines }) => lines.map((line) => itemOf(line, { now: line.qty, later: 0 }))),
    ...later.flatMap(({ lines }) => lines.map((line) => itemOf(line, { now: 0, later: line.qty }))),
  ]);
}

/** Totals together, e.g. of two boards; what is made most now stands first. */
export function sumItems(items: readonly AllDayItem[]): readonly AllDayItem[] {
  return grouped(items, ({ productId }) => productId)
    .map(([first, ...others]) => ({
      ...first,
      ...sumPieces([first, ...others]),
      variants: sumVariants([first, ...others].flatMap(({ variants }) => variants)),
    }))
    .toSorted((left, right) => byPieces(left, right) || compare(left.name, right.name));
}

/** How many pieces are to be made now. */
export function piecesNow(items: readonly Pieces[]): number {
  return sumPieces(items).now;
}

function sumVariants(variants: readonly AllDayVariant[]): readonly AllDayVariant[] {
  return grouped(variants, keyOf)
    .map(([first, ...others]) => ({ ...first, ...sumPieces([first, ...others]) }))
    .toSorted((left, right) => byPieces(left, right) || compare(keyOf(left), keyOf(right)));
}

function itemOf({ productId, name, modifiers }: Line, pieces: Pieces): AllDayItem {
  const names = modifiers.map((modifier) => modifier.name).toSorted(compare);
  return { productId, name, ...pieces, variants: [{ modifiers: names, ...pieces }] };
}

function keyOf({ modifiers }: AllDayVariant): string {
  return JSON.stringify(modifiers);
}

function sumPieces(all: readonly Pieces[]): Pieces {
  return {
    now: all.reduce((sum, { now }) => sum + now, 0),
    later: all.reduce((sum, { later }) => sum + later, 0),
  };
}

function byPieces(left: Pieces, right: Pieces): number {
  return right.now - left.now || right.later - left.later;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function grouped<T>(all: readonly T[], of: (one: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const group = groups.get(of(one));
    if (group === undefined) groups.set(of(one), [one]);
    else group.push(one);
  }
  return [...groups.values()];
}
