import type { DiscountShare } from "./order-totals.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { ProductId } from "#core/kernel/id.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import { isInStock } from "#core/menu/stock/stock.ts";
import { sum } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import { payByPoints, type PointsRefusal } from "#core/reward/pay-by-points.ts";
import type { Cart } from "../cart.ts";
import { discountShares } from "./discount-shares.ts";
import { bestAutomatic, couponOf } from "./line-promotion.ts";
import type { Line } from "../line.ts";
import { priceLine } from "./price-line.ts";
import type { PricingContext } from "./pricing-context.ts";
import { pricingRefusals, type PricingRefusal, type RefusedTerm } from "./pricing-refusal.ts";
import { resolveItem, type ItemRefusal, type ResolvedItem } from "./resolve-item.ts";

/** What a cart costs, without fee and tip: those belong to the order. */
export interface CartPrice {
  /** In the order of the items; an item that is refused for itself has none. */
  readonly lines: readonly Line[];
  readonly refusals: readonly PricingRefusal[];
  /** Sum of the line prices before discounts. */
  readonly subtotal: Money;
  /** One for each promotion in use, by name. */
  readonly discounts: readonly DiscountShare[];
  readonly pointsUsed: number;
  readonly pointsPaid: Money;
  /** Sum of the lines' totals: subtotal - discounts - points paid. */
  readonly total: Money;
}

/**
 * Prices the items of a cart at its location (CART-10, PROMOTION-10). What is refused is reported, and its line is priced as
 * it will be once that is repaired: without the coupon, or paid in money. Lines take points, and pieces of what
 * counts its stock, in their order while there are enough. A line without a coupon gets the automatic promotion that takes
 * most off it. Throws when the menu holds another currency than the shop's.
 */
export function priceCart(
  menu: MenuIndex,
  cart: Pick<Cart, "items" | "locationId">,
  context: PricingContext,
): CartPrice {
  const lines: Line[] = [];
  const refused: (ItemRefusal | RefusedTerm)[] = [];
  const pieces = new Map<ProductId, number>();
  let pointsUsed = 0;
  for (const item of cart.items) {
    const resolved = resolveItem(menu, item, cart.locationId, context.now);
    if (!resolved.ok) {
      refused.push(resolved.error);
      continue;
    }
    const taken = (pieces.get(item.productId) ?? 0) + item.qty;
    if (!isInStock(context.stock, item.productId, taken)) {
      refused.push({ key: "item.unavailable", itemId: item.id });
      continue;
    }
    pieces.set(item.productId, taken);
    const points = pointsOf(resolved.value, pointsUsed, context);
    if (!points.ok) refused.push({ itemId: item.id, ...points.error });
    const paid = points.ok ? points.value : null;
    const coupon = couponOf(resolved.value, cart.locationId, context);
    if (!coupon.ok) refused.push({ itemId: item.id, key: coupon.error });
    const promotion =
      (coupon.ok ? coupon.value : null) ?? bestAutomatic(resolved.value, paid, cart.locationId, context);
    lines.push(priceLine(resolved.value, { pointsUsed: paid, promotion }));
    pointsUsed += paid ?? 0;
  }
  const available = context.customer?.availableRewardPoints ?? 0;
  const total = (amount: (line: Line) => Money): Money => sum(lines.map(amount), context.currency);
  return {
    lines,
    refusals: pricingRefusals(refused, { used: pointsUsed, available }),
    subtotal: total((line) => line.linePrice),
    discounts: discountShares(lines, context.promotions),
    pointsUsed,
    pointsPaid: total((line) => line.pointsPaid),
    total: total((line) => line.total),
  };
}

function pointsOf(
  { item, product }: ResolvedItem,
  usedByOthers: number,
  { customer, features }: PricingContext,
): Result<number | null, PointsRefusal> {
  if (!item.payByPoints) return ok(null);
  if (!features.points) return err({ key: "points.product_not_redeemable" });
  return payByPoints(product, item.qty, customer, usedByOthers);
}
