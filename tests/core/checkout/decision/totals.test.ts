import { lei } from "#tests/support/builders/menu.ts";
import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tipAmount, totals, vatShares } from "#core/checkout/decision/totals.ts";
import { add, subtract, sum } from "#core/money/add.ts";
import { compare, isNegative } from "#core/money/compare.ts";
import { arbitraryPrice } from "#tests/support/arbitraries/cart.ts";
import { lineOf, pricedLines, priceOf } from "./priced-lines.ts";

const rates = { deliveryVatRate: "21.00", pointsPerUnit: "1" };

describe("totals", () => {
  it("adds up the summary of an evening's order (CHECKOUT-4)", () => {
    const lines = [
      lineOf("ciorbă", { unitPrice: "28.50", qty: 2, discount: "11.40", promotion: "cina" }),
      lineOf("papanași", { unitPrice: "24.00", pointsPaid: "24.00", pointsUsed: 240 }),
      lineOf("vin", { unitPrice: "90.00", discount: "18.00", promotion: "cina", vatRate: "21" }),
    ];
    expect(totals(priceOf(lines), { deliveryFee: lei("10.00"), tip: { percent: 10 }, ...rates })).toEqual({
      subtotal: lei("171.00"),
      discounts: [{ promotionId: "cina", name: "cina", amount: lei("29.40") }],
      pointsUsed: 240,
      pointsPaid: lei("24.00"),
      deliveryFee: lei("10.00"),
      tip: lei("14.16"),
      total: lei("141.76"),
      vat: [
        { rate: "11.00", amount: lei("4.52") },
        { rate: "21.00", amount: lei("14.23") },
      ],
      pointsEarned: 117,
    });
  });

  it("of nothing are nothing", () => {
    expect(totals(priceOf([]), { deliveryFee: lei("0.00"), tip: { percent: 15 }, ...rates })).toEqual({
      subtotal: lei("0.00"),
      discounts: [],
      pointsUsed: 0,
      pointsPaid: lei("0.00"),
      deliveryFee: lei("0.00"),
      tip: lei("0.00"),
      total: lei("0.00"),
      vat: [],
      pointsEarned: 0,
    });
  });

  it("always balance, are never negative, and contain no more VAT than was paid", () => {
    const tip = fc.oneof(
      fc.constant(null),
      fc.constantFrom({ percent: 0 }, { percent: 5 }, { percent: 15 } as const),
      arbitraryPrice().map((of) => ({ amount: of })),
    );
    fc.assert(
      fc.property(pricedLines(), arbitraryPrice(), tip, (lines, deliveryFee, given) => {
        const sums = totals(priceOf(lines), { deliveryFee, tip: given, ...rates });
        const discounts = sum(
          sums.discounts.map((share) => share.amount),
          "RON",
        );
        const kept = subtract(subtract(sums.subtotal, discounts), sums.pointsPaid);
        expect(sums.total).toEqual(add(add(kept, sums.deliveryFee), sums.tip));
        expect(
          [sums.subtotal, sums.tip, sums.total, ...sums.vat.map((share) => share.amount)].some(isNegative),
        ).toBe(false);
        const vat = sum(
          sums.vat.map((share) => share.amount),
          "RON",
        );
        expect(compare(vat, subtract(sums.total, sums.tip))).toBeLessThanOrEqual(0);
        expect(sums.pointsEarned).toBe(new Decimal(kept.amount).floor().toNumber());
      }),
    );
  });

  it("do not depend on the order of the lines", () => {
    fc.assert(
      fc.property(pricedLines(), arbitraryPrice(), (lines, deliveryFee) => {
        const forth = totals(priceOf(lines), { deliveryFee, tip: { percent: 10 }, ...rates });
        const back = totals(priceOf(lines.toReversed()), { deliveryFee, tip: { percent: 10 }, ...rates });
        const byName = (share: { readonly promotionId: string }) => share.promotionId;
        expect({ ...back, discounts: back.discounts.map(byName).toSorted() }).toEqual({
          ...forth,
          discounts: forth.discounts.map(byName).toSorted(),
        });
      }),
    );
  });
});

describe("tipAmount", () => {
  it("rounds half-even to the minor unit", () => {
    expect(tipAmount({ percent: 5 }, lei("0.50"))).toEqual(lei("0.02"));
    expect(tipAmount({ percent: 5 }, lei("0.70"))).toEqual(lei("0.04"));
    expect(tipAmount({ amount: lei("7.77") }, lei("1.00"))).toEqual(lei("7.77"));
  });
});

describe("vatShares", () => {
  it("takes VAT out of the sum of a rate, not out of each line (MENU-6, CHECKOUT-12)", () => {
    const parts = [
      { rate: "11", gross: lei("0.05") },
      { rate: "11.00", gross: lei("0.05") },
    ];
    expect(vatShares(parts)).toEqual([{ rate: "11.00", amount: lei("0.01") }]);
  });

  it("and the net amounts sum to what was paid, each within half a minor unit of its share", () => {
    fc.assert(
      fc.property(pricedLines(), (lines) => {
        for (const { rate, amount: vat } of vatShares(
          lines.map(({ vatRate, total }) => ({ rate: vatRate, gross: total })),
        )) {
          const { amount: paid } = sum(
            lines.filter((line) => line.vatRate === rate).map((line) => line.total),
            "RON",
          );
          const gross = new Decimal(paid);
          const exact = gross.times(rate).dividedBy(new Decimal(100).plus(rate));
          expect(new Decimal(vat.amount).minus(exact).abs().lessThanOrEqualTo("0.005")).toBe(true);
        }
      }),
    );
  });
});
