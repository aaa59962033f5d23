import type { Product } from "#core/menu/menu.ts";
import type { Customer } from "#core/account/customer.ts";
import type { ShopFeatures } from "#core/shop/shop.ts";
import { payByPoints, pointsFor } from "./pay-by-points.ts";

/** What paying by points would take, and what there is to take it from. */
export interface PointsOffer {
  readonly needed: number;
  readonly available: number;
  readonly isEnough: boolean;
}

/**
 * The offer to pay a product by points; null for a guest, for a product that cannot be had for points, and in a shop
 * without points. `usedByOthers` are the points that other lines of the cart take already.
 */
export function pointsOffer(
  product: Pick<Product, "redeemableByPoints" | "redeemableFor">,
  quantity: number,
  customer: Pick<Customer, "availableRewardPoints"> | null,
  usedByOthers: number,
  features: ShopFeatures,
): PointsOffer | null {
  const needed = pointsFor(product, quantity);
  if (!features.points || customer === null || needed === null) return null;
  return {
    needed,
    available: Math.max(0, customer.availableRewardPoints - usedByOthers),
    isEnough: payByPoints(product, quantity, customer, usedByOthers).ok,
  };
}
