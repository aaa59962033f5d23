import fc from "fast-check";
import { add, subtract } from "#core/money/add.ts";
import { isPositive, isZero } from "#core/money/compare.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { fromMinorUnits } from "#tests/support/arbitraries/cart.ts";
import { describe, expect, it } from "vitest";
import { minimumFor, missingForFreeDelivery, zoneFee } from "#core/fulfillment/zone-fee.ts";

describe("zoneFee", () => {
  const feeRules = [
    { minSubtotal: lei("100.00"), fee: lei("0.00") },
    { minSubtotal: lei("30.00"), fee: lei("12.00") },
    { minSubtotal: lei("60.00"), fee: lei("6.00") },
  ];

  it.each([
    ["29.99", "12.00"],
    ["30.00", "12.00"],
    ["59.99", "12.00"],
    ["60.00", "6.00"],
    ["100.00", "0.00"],
    ["999.00", "0.00"],
  ])("at %s lei is %s", (subtotal, fee) => {
    expect(zoneFee({ feeRules }, lei(subtotal))).toEqual(lei(fee));
  });

  it("is nothing without rules", () => {
    expect(zoneFee({ feeRules: [] }, lei("10.00"))).toEqual(lei("0.00"));
  });
});

describe("missingForFreeDelivery (FULFILLMENT-14)", () => {
  const fee = fc.bigInt({ min: 0n, max: 3n }).map((units) => fromMinorUnits(units));
  const amount = fc.bigInt({ min: 0n, max: 40n }).map((units) => fromMinorUnits(units));
  const feeRules = fc.uniqueArray(fc.record({ minSubtotal: amount, fee }), {
    maxLength: 4,
    selector: ({ minSubtotal }) => minSubtotal.amount,
  });

  it("is exactly what makes delivery free: with it there is no fee, with less there is one", () => {
    const ban = fromMinorUnits(1n);
    fc.assert(
      fc.property(feeRules, amount, (rules, subtotal) => {
        const zone = { feeRules: rules };
        const isFree = (ordered: typeof subtotal): boolean => isZero(zoneFee(zone, ordered));
        const later = rules.filter(({ minSubtotal }) => isPositive(subtract(minSubtotal, subtotal)));
        const missing = missingForFreeDelivery(zone, subtotal);
        const isRight =
          missing === null
            ? isFree(subtotal) || !later.some(({ minSubtotal }) => isFree(minSubtotal))
            : isFree(add(subtotal, missing)) && !isFree(subtract(add(subtotal, missing), ban));
        expect(isRight).toBe(true);
      }),
    );
  });

  it.each([
    ["29.99", "70.01"],
    ["99.99", "0.01"],
    ["100.00", null],
  ])("at %s lei is %s", (subtotal, missing) => {
    const rules = [
      { minSubtotal: lei("0.00"), fee: lei("12.00") },
      { minSubtotal: lei("100.00"), fee: lei("0.00") },
    ];
    expect(missingForFreeDelivery({ feeRules: rules }, lei(subtotal))).toEqual(
      missing === null ? null : lei(missing),
    );
    expect(missingForFreeDelivery({ feeRules: rules.slice(0, 1) }, lei(subtotal))).toBeNull();
  });
});

describe("minimumFor", () => {
  it("is the higher of location and zone for delivery", () => {
    expect(minimumFor("delivery", { minimumOrder: lei("40.00") }, { minimumOrder: lei("60.00") })).toEqual(
      lei("60.00"),
    );
    expect(minimumFor("delivery", { minimumOrder: lei("80.00") }, { minimumOrder: lei("60.00") })).toEqual(
      lei("80.00"),
    );
    expect(minimumFor("delivery", { minimumOrder: null }, { minimumOrder: lei("60.00") })).toEqual(
      lei("60.00"),
    );
    expect(minimumFor("delivery", { minimumOrder: lei("40.00") }, null)).toEqual(lei("40.00"));
    expect(minimumFor("delivery", { minimumOrder: null }, null)).toBeNull();
  });

  it("does not exist at pickup", () => {
    expect(minimumFor("pickup", { minimumOrder: lei("40.00") }, null)).toBeNull();
  });
});
