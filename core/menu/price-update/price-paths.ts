import type { PriceUpdateId } from "#core/kernel/id.ts";

/** Where the price updates are. */
export const PRICE_UPDATES_PATH = "/operations/products/price-update";

/** What stands in an address for an update that is not saved yet. */
export const NEW_PRICE_UPDATE = "new";

/** Where one update is; null is a new one. */
export function priceUpdatePath(id: PriceUpdateId | null): string {
  return `${PRICE_UPDATES_PATH}/${id ?? NEW_PRICE_UPDATE}`;
}

/** Where a page of the list is, from 1. */
export function priceUpdatesPath(page: number): string {
  return page === 1 ? PRICE_UPDATES_PATH : `${PRICE_UPDATES_PATH}?page=${page}`;
}

/** The page that an address names; the first where it names none. */
export function priceUpdatesPage(search: string): number {
  const page = /(?:^\?|&)page=([1-9]\d{0,5})(?:&|$)/u.exec(search)?.[1];
  return page === undefined ? 1 : Number(page);
}
