import type { Page } from "#core/kernel/page.ts";

/** Most orders that a list counts (BOARD-16): the total of a longer one is one more, and means "more than". */
export const MAX_COUNTED_ORDERS = 1_000;

/** Whether a list is longer than it was counted. */
export function isUncounted(total: number): boolean {
  return total > MAX_COUNTED_ORDERS;
}

/** How many pages there are, at least one; null for a list that is longer than it was counted and continues after this page. */
export function countedPages({
  items,
  page,
  perPage,
  total,
}: Pick<Page<unknown>, "items" | "page" | "perPage" | "total">): number | null {
  if (!isUncounted(total)) return Math.max(1, Math.ceil(total / perPage));
  return items.length < perPage ? page : null;
}
