import type { MenuEntry } from "./menu-entry.ts";
import { byOrder } from "#core/menu/sections.ts";

/**
 * Puts an entry among its siblings at an index, from 0. Answers those whose order changes: the orders that the siblings
 * have are dealt out again, so that the fewest entries change and nothing else in the menu moves (MENU-18).
 */
export function placeEntry<E extends MenuEntry>(
  siblings: readonly E[],
  moved: E,
  index: number,
): readonly E[] {
  const others = siblings.toSorted(byOrder).filter(({ id }) => id !== moved.id);
  const wanted = [...others.slice(0, index), moved, ...others.slice(index)];
  let last = Number.NEGATIVE_INFINITY;
  const orders = [...others, moved]
    .map(({ order }) => order)
    .toSorted((one, other) => one - other)
    // Entries of one order stand by their ids, which nobody chose.
    .map((order) => (last = Math.max(order, last + 1)));
  return wanted.flatMap((entry, place) => {
    const order = orders[place] ?? entry.order;
    return order === entry.order ? [] : [{ ...entry, order }];
  });
}

/** The order of one that stands after all its siblings. */
export function lastOrder(siblings: readonly Pick<MenuEntry, "order">[]): number {
  return siblings.reduce((last, { order }) => Math.max(last, order), 0) + 1;
}
