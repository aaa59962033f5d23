import type { ProductId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** Pieces left of the products that count them at a location; one that is missing does not count (MENU-7). */
export type StockCounts = Readonly<Record<ProductId, number>>;

/** The most pieces that staff may say there are. */
export const MAX_STOCK = 9999;

/** Whether a product counts its pieces. */
export function countsStock(stock: StockCounts, productId: ProductId): boolean {
  return stock[productId] !== undefined;
}

/** Whether so many pieces of a product are left, all lines of an order together. */
export function isInStock(stock: StockCounts, productId: ProductId, pieces: number): boolean {
  const left = stock[productId];
  return left === undefined || pieces <= left;
}

/** What staff says of a product: how many there are from now on (null: it no longer counts), or how many came. */
export type StockChange =
  | { readonly productId: ProductId; readonly count: number | null }
  | { readonly productId: ProductId; readonly add: number };

/** How many pieces of a product are left (null: it does not count), and what staff said last. */
export interface ItemStock {
  readonly productId: ProductId;
  readonly count: number | null;
  readonly setBy: string | null;
  readonly setAt: Instant | null;
}

/** One change for each product, the last of several. */
export function lastChanges(changes: readonly StockChange[]): readonly StockChange[] {
  return [...new Map(changes.map((change) => [change.productId, change])).values()];
}

/** Whether a change among others is one of a stock. */
export function isStockChange(change: object): change is StockChange {
  return "productId" in change;
}

/** What is known of stocks, the newer for each product; what no longer counts is left out. */
export function mergeStock(known: readonly ItemStock[], newer: readonly ItemStock[]): readonly ItemStock[] {
  const stocks = new Map([...known, ...newer].map((stock) => [stock.productId, stock]));
  return [...stocks.values()].filter(({ count }) => count !== null);
}
