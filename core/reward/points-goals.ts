import type { LocationId } from "#core/kernel/id.ts";
import type { Menu, Product } from "#core/menu/menu.ts";
import { priceAt } from "#core/menu/price-at.ts";
import { isLess } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { redeemableProducts } from "./redeemable-products.ts";

/** A product that points can pay at a location, and how many of them are missing; zero where there are enough. */
export interface PointsGoal {
  readonly product: Product;
  readonly points: number;
  /** The money that the points stand for. */
  readonly price: Money;
  readonly missing: number;
}

/** What so many points pay at a location, now or later, the cheapest first; a product that is not sold there is none. */
export function pointsGoals(menu: Menu, locationId: LocationId, available: number): readonly PointsGoal[] {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  return redeemableProducts(menu).flatMap(({ productId, points }) => {
    const product = products.get(productId);
    const price = product === undefined ? null : priceAt(product, locationId);
    return product === undefined || price === null
      ? []
      : [{ product, points, price, missing: Math.max(0, points - available) }];
  });
}

/** What points are worth: the dearest product that they pay now; null where they pay none (REWARD-5). */
export function worthOf(goals: readonly PointsGoal[]): PointsGoal | null {
  return goals
    .filter(({ missing }) => missing === 0)
    .reduce<PointsGoal | null>(
      (best, goal) => (best === null || isLess(best.price, goal.price) ? goal : best),
      null,
    );
}

/** What fewest points are missing for; null where the points pay everything, or nothing can be had for points. */
export function nextGoal(goals: readonly PointsGoal[]): PointsGoal | null {
  return goals.find(({ missing }) => missing > 0) ?? null;
}
