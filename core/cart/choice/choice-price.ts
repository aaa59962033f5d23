import { subtract } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import { zero } from "#core/money/parse-money.ts";
import type { PriceTraceStep } from "../line.ts";
import { grossPrice, priceTrace } from "../pricing/price-line.ts";
import { pricedModifiers } from "../pricing/resolve-item.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { ModifierGroup, Product } from "#core/menu/menu.ts";
import { priceAt } from "#core/menu/price-at.ts";
import { chosenIn, type ProductChoice } from "./product-choice.ts";

/** The price of a choice, and the steps that add up to it. */
export interface ChoicePrice {
  readonly total: Money;
  readonly trace: readonly PriceTraceStep[];
}

/**
 * What a choice costs at a location, as the button of the product sheet names it: one piece with its modifiers times
 * the quantity, less the product itself where points pay for it. Discounts show in the cart. Null where the product
 * is not sold.
 */
export function choicePrice(
  product: Product,
  groups: readonly ModifierGroup[],
  choice: ProductChoice,
  locationId: LocationId,
): ChoicePrice | null {
  const productPrice = priceAt(product, locationId);
  if (productPrice === null) return null;
  const chosen = groups.flatMap((group) =>
    group.modifiers
      .filter(({ id }) => chosenIn(choice, group.id).includes(id))
      .map((modifier) => ({ groupId: group.id, modifier })),
  );
  const modifiers = pricedModifiers(chosen, locationId);
  const gross = grossPrice({ productPrice, modifiers }, choice.qty);
  const nothing = zero(productPrice.currency);
  const pointsPaid = choice.payByPoints ? gross.productPart : nothing;
  return {
    total: subtract(gross.linePrice, pointsPaid),
    trace: priceTrace(productPrice, { ...gross, pointsPaid, discount: nothing }),
  };
}
