import type { Page } from "#core/kernel/page.ts";

/** Orders of a customer that stand on one page of their list. */
export const OWN_ORDERS_PER_PAGE = 25;

/** How many pages there are, at least one. */
export function pageCount({ total, perPage }: Pick<Page<unknown>, "total" | "perPage">): number {
  return Math.max(1, Math.ceil(total / perPage));
}
