import type { Page } from "#core/kernel/page.ts";
import { pageCount } from "../history/page-count.ts";

/** Most orders that a list counts (BOARD-16): the total of a longer one is one more, and means "more than". */
export const MAX_COUNTED_ORDERS = 1_000;

/** Whether a list is longer than it was counted. */
export function isUncounted(total: number): boolean {
  return total > MAX_COUNTED_ORDERS;
}

/** How many pages there are, at least one; null for a list that is longer than it was counted and continues after this page. */
export function countedPages(list: Page<unknown>): number | null {
  if (!isUncounted(list.total)) return pageCount(list);
  return list.items.length < list.perPage ? list.page : null;
}
