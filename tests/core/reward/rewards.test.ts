import { describe, expect, it } from "vitest";
import { earnedPoints, eligibleForPoints } from "#core/reward/earned-points.ts";
import { payByPoints, pointsFor } from "#core/reward/pay-by-points.ts";
import { aCustomer } from "#tests/support/builders/customer.ts";
import { lei } from "#tests/support/builders/menu.ts";

const pizza = { redeemableByPoints: true, redeemableFor: 200 };

describe("pointsFor", () => {
  it("is the product's points times the quantity, and nothing for one that is not redeemable", () => {
    expect(pointsFor(pizza, 3)).toBe(600);
    expect(pointsFor({ redeemableByPoints: false, redeemableFor: 200 }, 1)).toBeNull();
    expect(pointsFor({ redeemableByPoints: true, redeemableFor: null }, 1)).toBeNull();
    expect(pointsFor({ redeemableByPoints: true, redeemableFor: 0 }, 1)).toBeNull();
  });
});

describe("payByPoints", () => {
  it("takes the points where the balance less those of other lines suffices (REWARD-1)", () => {
    expect(payByPoints(pizza, 2, aCustomer(), 0)).toEqual({ ok: true, value: 400 });
    expect(payByPoints(pizza, 2, aCustomer(), 100)).toEqual({ ok: true, value: 400 });
    expect(payByPoints(pizza, 2, aCustomer(), 101)).toEqual({
      ok: false,
      error: { key: "points.not_enough", needed: 400, available: 399 },
    });
  });

  it("wants somebody signed in first, then a redeemable product", () => {
    const salad = { redeemableByPoints: false, redeemableFor: null };
    expect(payByPoints(salad, 1, null, 0)).toEqual({ ok: false, error: { key: "points.login_required" } });
    expect(payByPoints(salad, 1, aCustomer(), 0)).toEqual({
      ok: false,
      error: { key: "points.product_not_redeemable" },
    });
  });

  it("never says that less than no points are available", () => {
    expect(payByPoints(pizza, 1, aCustomer({ availableRewardPoints: 10 }), 50)).toEqual({
      ok: false,
      error: { key: "points.not_enough", needed: 200, available: 0 },
    });
  });
});

describe("earnedPoints", () => {
  it("is one point for each whole leu unless the shop says otherwise (REWARD-3)", () => {
    expect(earnedPoints(lei("87.50"))).toBe(87);
    expect(earnedPoints(lei("87.50"), "2")).toBe(175);
    expect(earnedPoints(lei("9.99"), "0.1")).toBe(0);
    expect(earnedPoints(lei("0.99"))).toBe(0);
    expect(earnedPoints(lei("-5.00"))).toBe(0);
  });

  it("counts the lines after discounts and points, all together before cutting", () => {
    const eligible = eligibleForPoints(
      [{ total: lei("10.60") }, { total: lei("0.00") }, { total: lei("4.40") }],
      "RON",
    );
    expect(eligible).toEqual(lei("15.00"));
    expect(earnedPoints(eligible)).toBe(15);
  });
});
