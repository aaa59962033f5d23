import type { Promotion } from "#core/promotion/promotion.ts";
import { usageTermOf, type UsageTerm } from "#core/promotion/usage-limit.ts";
import type { CartPrice } from "./price-cart.ts";

/** What has to hold of a customer for a price that was made for somebody without limits. */
export interface PriceTerms {
  /** The points that have to be available. */
  readonly points: number;
  /** One for each promotion in use; besides, none of them may be used up by all customers together. */
  readonly promotions: readonly UsageTerm[];
}

/** The terms of a price: an order that keeps them pays it; any other is refused or pays another price. */
export function termsOf(
  { pointsUsed, discounts }: Pick<CartPrice, "pointsUsed" | "discounts">,
  promotions: readonly Promotion[],
): PriceTerms {
  const used = new Set(discounts.map(({ promotionId }) => promotionId));
  return { points: pointsUsed, promotions: promotions.filter(({ id }) => used.has(id)).map(usageTermOf) };
}
