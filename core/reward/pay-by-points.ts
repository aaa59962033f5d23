import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Product } from "#core/menu/menu.ts";
import type { Customer } from "#core/account/customer.ts";

/** Why an item cannot be paid by points; signed out, screens show the unknown error, else not enough points (CART-17). */
export type PointsRefusal =
  | { readonly key: "points.login_required" }
  | { readonly key: "points.product_not_redeemable" }
  | { readonly key: "points.not_enough"; readonly needed: number; readonly available: number };

/** What an item costs in points: the product's price in points × quantity; null where points cannot pay it. */
export function pointsFor(
  product: Pick<Product, "redeemableByPoints" | "redeemableFor">,
  quantity: number,
): number | null {
  const { redeemableByPoints, redeemableFor } = product;
  return redeemableByPoints && redeemableFor !== null && redeemableFor > 0 ? redeemableFor * quantity : null;
}

/**
 * The points that an item would take, or why it cannot be paid by points: nobody signed in, a product that is not
 * redeemable, or fewer points than needed after those that other lines of the cart already use (REWARD-1).
 */
export function payByPoints(
  product: Pick<Product, "redeemableByPoints" | "redeemableFor">,
  quantity: number,
  customer: Pick<Customer, "availableRewardPoints"> | null,
  usedByOthers: number,
): Result<number, PointsRefusal> {
  if (customer === null) return err({ key: "points.login_required" });
  const needed = pointsFor(product, quantity);
  if (needed === null) return err({ key: "points.product_not_redeemable" });
  const available = Math.max(0, customer.availableRewardPoints - usedByOthers);
  return needed <= available ? ok(needed) : err({ key: "points.not_enough", needed, available });
}
