import type { Page } from "#core/kernel/page.ts";

/** How many pages there are, at least one. */
export function pageCount({ total, perPage }: Pick<Page<unknown>, "total" | "perPage">): number {
  return Math.max(1, Math.ceil(total / perPage));
}
