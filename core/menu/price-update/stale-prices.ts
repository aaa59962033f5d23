import { isSameMoney } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import type { PriceChange, PricedPlace, StalePrice } from "./price-update.ts";

/** The changes that expect another price than there is: somebody was faster, or the place sells it no more. */
export function stalePrices(
  changes: readonly PriceChange[],
  currentPrice: (place: PricedPlace) => Money | null,
): readonly StalePrice[] {
  return changes.flatMap((change) => {
    const { type, id, locationId, expectedPrice } = change;
    const price = currentPrice(change);
    return price !== null && isSameMoney(price, expectedPrice)
      ? []
      : [{ type, id, locationId, expectedPrice, currentPrice: price }];
  });
}
