import type { DiscountShare } from "./order-totals.ts";
import { add } from "#core/money/add.ts";
import { byName } from "#core/promotion/discount.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Line } from "../line.ts";

/** What each promotion takes off all lines together, by name; a coupon that takes nothing off is among them with 0.00. */
export function discountShares(
  lines: readonly Line[],
  promotions: readonly Promotion[],
): readonly DiscountShare[] {
  const inUse = new Set(lines.map((line) => line.promotionId));
  return promotions
    .filter((promotion) => inUse.delete(promotion.id))
    .toSorted(byName)
    .flatMap((promotion) => {
      const [first, ...others] = lines
        .filter((line) => line.promotionId === promotion.id)
        .map((line) => line.discount);
      if (first === undefined) return [];
      return [
        {
          promotionId: promotion.id,
          name: promotion.name,
          amount: others.reduce((a, b) => add(a, b), first),
        },
      ];
    });
}
