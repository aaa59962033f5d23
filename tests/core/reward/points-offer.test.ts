import { describe, expect, it } from "vitest";
import { pointsOffer } from "#core/reward/points-offer.ts";
import { aProduct } from "#tests/support/builders/menu.ts";

const soup = aProduct("Soup", { redeemableByPoints: true, redeemableFor: 120 });
const ana = { availableRewardPoints: 500 };
const on = { coupons: true, points: true };

describe("pointsOffer", () => {
  it("counts the points that other lines take", () => {
    expect(pointsOffer(soup, 2, ana, 0, on)).toEqual({ needed: 240, available: 500, isEnough: true });
    expect(pointsOffer(soup, 2, ana, 300, on)).toEqual({ needed: 240, available: 200, isEnough: false });
  });

  it("is not made to guests, for other products and in shops without points", () => {
    expect(pointsOffer(soup, 1, null, 0, on)).toBe(null);
    expect(pointsOffer(aProduct(), 1, ana, 0, on)).toBe(null);
    expect(pointsOffer(soup, 1, ana, 0, { coupons: true, points: false })).toBe(null);
  });
});
