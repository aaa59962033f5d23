import type { CartItemId } from "#core/kernel/id.ts";
import type { Product } from "#core/menu/menu.ts";
import { sum } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import { pointsOffer, type PointsOffer } from "#core/reward/points-offer.ts";
import type { DiscountShare } from "./pricing/order-totals.ts";
import type { CartItem } from "./cart.ts";
import type { CartSnapshot } from "./cart.selectors.ts";
import { discountShares } from "./pricing/discount-shares.ts";
import type { Line } from "./line.ts";

/** One row of the cart: the item with all that is known about it. */
export interface CartRow {
  readonly item: CartItem;
  /** Null for an item that is no longer available. */
  readonly line: Line | null;
  readonly product: Product | null;
  /** What takes something off the line, by name: its coupon, or an automatic promotion. */
  readonly promotionName: string | null;
  /** What paying it by points would take; null where that is not offered. */
  readonly pointsOffer: PointsOffer | null;
  /** Its price changed and the person has not acknowledged it. */
  readonly isRepriced: boolean;
}

/** The sums under the rows of the cart, without delivery and tip. */
export interface CartSums {
  readonly subtotal: Money;
  readonly discounts: readonly DiscountShare[];
  readonly pointsUsed: number;
  readonly pointsPaid: Money;
  readonly total: Money;
}

/** The items of the cart in their order, each with its price, product and promotion. */
export function selectCartRows(snapshot: CartSnapshot): readonly CartRow[] {
  const { context } = snapshot;
  const { items, lines, menu, repricedIds, shop, customer } = context;
  const promotions = promotionsOf(context);
  return items.map((item) => {
    const line = lines.find(({ itemId }) => itemId === item.id) ?? null;
    const promotionId = line?.promotionId ?? item.couponId;
    const product = menu?.products.find(({ id }) => id === item.productId) ?? null;
    return {
      item,
      line,
      product,
      promotionName: promotions.find(({ id }) => id === promotionId)?.name ?? null,
      pointsOffer:
        product === null || shop === null
          ? null
          : pointsOffer(
              product,
              item.qty,
              customer,
              selectPointsUsedByOthers(snapshot, item.id),
              shop.features,
            ),
      isRepriced: repricedIds.includes(item.id),
    };
  });
}

/** The total of the rows; null for an empty cart and while no price is known. */
export function selectCartSums({ context }: CartSnapshot): CartSums | null {
  const { lines, total } = context;
  if (total === null) return null;
  const { currency } = total;
  const pointsPaid = sum(
    lines.map((line) => line.pointsPaid),
    currency,
  );
  const subtotal = sum(
    lines.map(({ linePrice }) => linePrice),
    currency,
  );
  return {
    subtotal,
    discounts: discountShares(lines, promotionsOf(context)),
    pointsUsed: lines.reduce((used, line) => used + line.pointsUsed, 0),
    pointsPaid,
    total,
  };
}

/** The points that the lines use, those of one item left out: what that item may not spend again. */
export function selectPointsUsedByOthers({ context }: CartSnapshot, itemId: CartItemId | null): number {
  return context.lines.reduce((used, line) => (line.itemId === itemId ? used : used + line.pointsUsed), 0);
}

function promotionsOf({ shop, promotions }: CartSnapshot["context"]): CartSnapshot["context"]["promotions"] {
  return [...(shop?.availablePromotions ?? []), ...promotions];
}
