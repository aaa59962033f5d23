import type { LocationId } from "#core/kernel/id.ts";
import { add, sum } from "#core/money/add.ts";
import { atLeastZero, compare, isSameMoney } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import type { ModifierGroup, Product } from "./menu.ts";
import { priceAt } from "./price-at.ts";

/** The lowest price of one piece, and whether a choice that must be made can make it dearer. */
export interface StartingPrice {
  readonly price: Money;
  readonly isFrom: boolean;
}

/**
 * What a card says about the price at a location: the product with the cheapest of each choice that must be made.
 * Null where the product is not sold.
 */
export function startingPrice(
  product: Product,
  groups: readonly ModifierGroup[],
  locationId: LocationId,
): StartingPrice | null {
  const base = priceAt(product, locationId);
  if (base === null) return null;
  const required = groups
    .filter(({ minChoices }) => minChoices > 0)
    .map((group) => ({ group, prices: pricesOf(group, locationId) }));
  const cheapest = required.flatMap(({ group, prices }) => prices.slice(0, group.minChoices));
  return {
    price: atLeastZero(add(base, sum(cheapest, base.currency))),
    isFrom: required.some(({ prices }) =>
      prices.some((price) => prices[0] !== undefined && !isSameMoney(price, prices[0])),
    ),
  };
}

function pricesOf(group: ModifierGroup, locationId: LocationId): readonly Money[] {
  return group.modifiers
    .map((modifier) => priceAt(modifier, locationId))
    .filter((price) => price !== null)
    .toSorted(compare);
}
