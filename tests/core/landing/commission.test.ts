import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  breakEvenOrders,
  directSaving,
  leftByMarketplace,
  MARKETPLACE_PERCENT,
  marketplaceCommission,
} from "#core/landing/commission.ts";
import { add, subtract } from "#core/money/add.ts";
import { compare } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { fromMinorUnits, toMinorUnits } from "#tests/support/arbitraries/cart.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

function lei(amount: string): Money<"RON"> {
  return { amount, currency: "RON" };
}

const values = fc.bigInt({ min: 1n, max: 100_000n }).map((minorUnits) => fromMinorUnits(minorUnits, "RON"));
const prices = fc.bigInt({ min: 0n, max: 1_000_000n }).map((minorUnits) => fromMinorUnits(minorUnits, "RON"));
const counts = fc.integer({ min: 0, max: 10_000 });

describe("marketplaceCommission", PROPERTY_TIMEOUT, () => {
  it("keeps thirty per cent of five hundred orders of ninety lei (LANDING-1)", () => {
    expect(marketplaceCommission(lei("90.00"), 500)).toEqual(lei("13500.00"));
  });

  it("keeps nothing of no orders", () => {
    expect(marketplaceCommission(lei("90.00"), 0)).toEqual(lei("0.00"));
  });

  it("is half a ban at most away from the exact share", () => {
    fc.assert(
      fc.property(values, counts, (average, orders) => {
        const exact = toMinorUnits(average) * BigInt(orders) * BigInt(MARKETPLACE_PERCENT);
        const away = toMinorUnits(marketplaceCommission(average, orders)) * 100n - exact;
        expect(away >= -50n && away <= 50n).toBe(true);
      }),
      runs(500),
    );
  });

  it("never falls with more orders, nor with dearer ones", () => {
    fc.assert(
      fc.property(values, values, counts, counts, (value, more, orders, further) => {
        const commission = marketplaceCommission(value, orders);
        expect(compare(marketplaceCommission(value, orders + further), commission)).not.toBe(-1);
        expect(compare(marketplaceCommission(add(value, more), orders), commission)).not.toBe(-1);
      }),
      runs(500),
    );
  });
});

describe("leftByMarketplace", PROPERTY_TIMEOUT, () => {
  it("leaves sixty-three lei of ninety (LANDING-4)", () => {
    expect(leftByMarketplace(lei("90.00"))).toEqual(lei("63.00"));
  });

  it("is, with the commission, the whole order to the ban", () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(add(leftByMarketplace(value), marketplaceCommission(value, 1))).toEqual(value);
      }),
      runs(500),
    );
  });
});

describe("directSaving", PROPERTY_TIMEOUT, () => {
  it("saves the commission less the price, twelve times a year (LANDING-4)", () => {
    expect(directSaving(lei("90.00"), 500, lei("249.00"))).toEqual({
      commission: lei("13500.00"),
      monthly: lei("13251.00"),
      yearly: lei("159012.00"),
    });
  });

  it("says so where the price is above the commission", () => {
    expect(directSaving(lei("30.00"), 10, lei("249.00"))).toEqual({
      commission: lei("90.00"),
      monthly: lei("-159.00"),
      yearly: lei("-1908.00"),
    });
  });

  it("loses to a price exactly what the price is", () => {
    fc.assert(
      fc.property(values, counts, prices, (average, orders, price) => {
        const { commission, monthly, yearly } = directSaving(average, orders, price);
        expect(commission).toEqual(marketplaceCommission(average, orders));
        expect(subtract(commission, monthly)).toEqual(price);
        expect(toMinorUnits(yearly)).toBe(12n * toMinorUnits(monthly));
      }),
      runs(500),
    );
  });
});

describe("breakEvenOrders", PROPERTY_TIMEOUT, () => {
  it("takes ten orders of ninety lei to save two hundred and forty-nine (LANDING-4)", () => {
    expect(breakEvenOrders(lei("90.00"), lei("249.00"))).toBe(10);
  });

  it("takes none where nothing is to be paid, and there are never enough orders worth nothing", () => {
    expect(breakEvenOrders(lei("90.00"), lei("0.00"))).toBe(0);
    expect(breakEvenOrders(lei("0.00"), lei("249.00"))).toBe(null);
  });

  it("is the first number whose exact commission reaches the price", () => {
    fc.assert(
      fc.property(values, prices, (average, price) => {
        const orders = breakEvenOrders(average, price) ?? Number.NaN;
        const share = (count: number): bigint =>
          toMinorUnits(average) * BigInt(count) * BigInt(MARKETPLACE_PERCENT);
        const wanted = toMinorUnits(price) * 100n;
        expect(share(orders) >= wanted).toBe(true);
        expect(orders === 0 || share(orders - 1) < wanted).toBe(true);
      }),
      runs(500),
    );
  });
});
