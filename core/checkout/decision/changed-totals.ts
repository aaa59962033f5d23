import type { Line } from "#core/cart/line.ts";
import type { Totals } from "#core/cart/pricing/order-totals.ts";
import { sum } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import { totals, type OrderCharges } from "./totals.ts";

/**
 * The sums of an order whose lines changed (ORDER-34): fee and tip stay, VAT, points and what each promotion takes off are worked out again. A
 * promotion that no line has any more is gone.
 */
export function changedTotals(
  order: Pick<Totals, "discounts" | "deliveryFee" | "tip">,
  lines: readonly Line[],
  rates: Pick<OrderCharges, "deliveryVatRate" | "pointsPerUnit">,
): Totals {
  const { deliveryFee, tip } = order;
  const all = (amount: (line: Line) => Money): Money => sum(lines.map(amount), deliveryFee.currency);
  const price = {
    lines,
    subtotal: all((line) => line.linePrice),
    discounts: order.discounts.flatMap((share) => {
      const own = lines.filter(({ promotionId }) => promotionId === share.promotionId);
      if (own.length === 0) return [];
      const amount = sum(
        own.map((line) => line.discount),
        deliveryFee.currency,
      );
      return [{ ...share, amount }];
    }),
    pointsUsed: lines.reduce((points, line) => points + line.pointsUsed, 0),
    pointsPaid: all((line) => line.pointsPaid),
    total: all((line) => line.total),
  };
  return totals(price, { ...rates, deliveryFee, tip: { amount: tip } });
}
