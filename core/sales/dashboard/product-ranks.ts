import { compare } from "#core/money/compare.ts";
import type { ProductSum } from "./dashboard.ts";

/** So many products stand at either end. */
export const MAX_RANKED = 8;

/** The products that sold the most, and those that sold the least, the least first; none is in both. */
export function productRanks(products: readonly ProductSum[]): {
  readonly top: readonly ProductSum[];
  readonly bottom: readonly ProductSum[];
} {
  const top = products.filter(({ orders }) => orders > 0).slice(0, MAX_RANKED);
  const rest = products.slice(top.length);
  const bottom = rest
    .toSorted((left, right) => left.pieces - right.pieces || compare(left.gross, right.gross))
    .slice(0, MAX_RANKED);
  return { top, bottom };
}
