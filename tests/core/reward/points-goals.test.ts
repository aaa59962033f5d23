import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocationId } from "#core/kernel/id.ts";
import { isLess } from "#core/money/compare.ts";
import { nextGoal, pointsGoals, worthOf } from "#core/reward/points-goals.ts";
import { pointsRate } from "#core/reward/points-rate.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aMenu, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

function forPoints(name: string, points: number, price: string, ...at: readonly LocationId[]) {
  return aProduct(name, {
    redeemableByPoints: true,
    redeemableFor: points,
    priceByLocation: priced(price, ...at),
  });
}

const menu = aMenu({
  products: [
    forPoints("Pizza", 300, "32.00"),
    forPoints("Coffee", 80, "12.00"),
    forPoints("Cake", 90, "18.00"),
    forPoints("Elsewhere", 10, "99.00", idOf<LocationId>("elsewhere")),
    aProduct("Water"),
  ],
});

describe("what points pay (REWARD-5)", () => {
  it("is what the location sells, the cheapest first, with what is missing", () => {
    expect(
      pointsGoals(menu, CENTRU, 100).map(({ product, points, price, missing }) => [
        product.name,
        points,
        price,
        missing,
      ]),
    ).toEqual([
      ["Coffee", 80, lei("12.00"), 0],
      ["Cake", 90, lei("18.00"), 0],
      ["Pizza", 300, lei("32.00"), 200],
    ]);
  });

  it("is worth the dearest product that they pay, and leads to the nearest that they do not", () => {
    const goals = pointsGoals(menu, CENTRU, 100);
    expect([worthOf(goals)?.product.name, nextGoal(goals)?.product.name]).toEqual(["Cake", "Pizza"]);
    const none = pointsGoals(menu, CENTRU, 0);
    expect([worthOf(none), nextGoal(none)?.product.name]).toEqual([null, "Coffee"]);
    const all = pointsGoals(menu, CENTRU, 300);
    expect([worthOf(all)?.product.name, nextGoal(all)]).toEqual(["Pizza", null]);
    expect([worthOf([]), nextGoal([])]).toEqual([null, null]);
  });

  it("is never worth less with more points", () => {
    const worth = (points: number) => worthOf(pointsGoals(menu, CENTRU, points))?.price ?? lei("0.00");
    const balance = fc.nat({ max: 500 });
    fc.assert(
      fc.property(balance, balance, (one, more) => {
        expect(isLess(worth(one + more), worth(one))).toBe(false);
      }),
    );
  });
});

describe("pointsRate", () => {
  it("is said in whole numbers, as small as they get", () => {
    expect(["1", "1.00", "0.5", "1.25", "0.1", "10"].map(pointsRate)).toEqual([
      { points: 1, units: 1 },
      { points: 1, units: 1 },
      { points: 1, units: 2 },
      { points: 5, units: 4 },
      { points: 1, units: 10 },
      { points: 10, units: 1 },
    ]);
  });
});
