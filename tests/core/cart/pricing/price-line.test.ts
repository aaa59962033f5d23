import { describe, expect, it } from "vitest";
import { priceLine, unitPriceOf, type LineTerms } from "#core/cart/pricing/price-line.ts";
import type { Line } from "#core/cart/line.ts";
import type { ResolvedItem } from "#core/cart/pricing/resolve-item.ts";
import { sum } from "#core/money/add.ts";
import { CURRENCIES } from "#core/money/money.ts";
import type { ModifierGroupId } from "#core/kernel/id.ts";
import { anItem } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aModifier, aProduct, lei } from "#tests/support/builders/menu.ts";
import { aPromotion } from "#tests/support/builders/shop.ts";

/** A pizza of 30.00 with cheese for 4.50 and olives for 2.50. */
function pizza(qty: number, modifiers: readonly string[] = ["4.50", "2.50"], price = "30.00"): ResolvedItem {
  return {
    item: anItem("line", { qty }),
    product: aProduct(),
    productPrice: lei(price),
    modifiers: modifiers.map((amount, index) => {
      const { id, name } = aModifier(`Modifier ${index}`);
      return { groupId: idOf<ModifierGroupId>("Extras"), modifierId: id, name, price: lei(amount) };
    }),
  };
}

const plain: LineTerms = { pointsUsed: null, promotion: null };
const sums = (line: Line): readonly string[] =>
  [line.unitPrice, line.linePrice, line.pointsPaid, line.discount, line.total].map(({ amount }) => amount);

describe("the figures of a line's price", () => {
  it("trades in RON (946) and USD (840) with two decimals", () => {
    expect(CURRENCIES).toEqual({
      RON: { code: "RON", numeric: 946, decimals: 2 },
      USD: { code: "USD", numeric: 840, decimals: 2 },
    });
  });

  it("line price = (product price + selected modifier prices) × quantity (CART-10)", () => {
    expect(sums(priceLine(pizza(3), plain))).toEqual(["37.00", "111.00", "0.00", "0.00", "111.00"]);
  });

  it("pay-by-points covers product base price × quantity only", () => {
    expect(sums(priceLine(pizza(2), { ...plain, pointsUsed: 400 }))).toEqual([
      "37.00",
      "74.00",
      "60.00",
      "0.00",
      "14.00",
    ]);
  });

  it("the coupon's discount is computed on the total minus the points-paid part", () => {
    const promotion = aPromotion("Welcome", { discount: { value: "0.20" } });
    expect(sums(priceLine(pizza(2), { pointsUsed: 400, promotion }))).toEqual([
      "37.00",
      "74.00",
      "60.00",
      "2.80",
      "11.20",
    ]);
    expect(sums(priceLine(pizza(2), { pointsUsed: null, promotion }))).toEqual([
      "37.00",
      "74.00",
      "0.00",
      "14.80",
      "59.20",
    ]);
  });

  it("line totals and discounts round half to even (MONEY-5)", () => {
    const half = aPromotion("Half", { discount: { value: "0.5" } });
    const discounts = ["0.01", "0.03", "0.05", "0.07", "0.09"].map(
      (price) => priceLine(pizza(1, [], price), { ...plain, promotion: half }).discount.amount,
    );
    expect(discounts).toEqual(["0.00", "0.02", "0.02", "0.04", "0.04"]);
  });
});

describe("priceLine", () => {
  it("says everything about the line, with a trace that adds up to the total", () => {
    const promotion = aPromotion("Welcome");
    const line = priceLine(pizza(2), { pointsUsed: 400, promotion });
    expect(line).toEqual({
      itemId: anItem("line").id,
      productId: aProduct().id,
      name: "Pizza",
      qty: 2,
      modifiers: pizza(2).modifiers,
      unitPrice: lei("37.00"),
      linePrice: lei("74.00"),
      pointsUsed: 400,
      pointsPaid: lei("60.00"),
      discount: lei("2.80"),
      promotionId: promotion.id,
      total: lei("11.20"),
      vatRate: "11.00",
      notes: null,
      trace: [
        { key: "product", amount: lei("30.00") },
        { key: "modifiers", amount: lei("7.00") },
        { key: "quantity", amount: lei("37.00") },
        { key: "points", amount: lei("-60.00") },
        { key: "discount", amount: lei("-2.80") },
      ],
    });
    expect(
      sum(
        line.trace.map(({ amount }) => amount),
        "RON",
      ),
    ).toEqual(line.total);
  });

  it("leaves steps that change nothing out of the trace", () => {
    expect(priceLine(pizza(1, []), plain).trace).toEqual([{ key: "product", amount: lei("30.00") }]);
    expect(priceLine(pizza(1, [], "0.00"), plain).trace).toEqual([{ key: "product", amount: lei("0.00") }]);
  });

  it("leaves modifiers out of the base where the promotion does not apply to them (PROMOTION-3)", () => {
    const promotion = aPromotion("Welcome", { appliesToModifiers: false });
    expect(sums(priceLine(pizza(2), { pointsUsed: null, promotion }))).toEqual([
      "37.00",
      "74.00",
      "0.00",
      "12.00",
      "62.00",
    ]);
  });

  it("takes 0.00 off a zero base, without an error (PROMOTION-2)", () => {
    const promotion = aPromotion("Welcome", { appliesToModifiers: false });
    const line = priceLine(pizza(2), { pointsUsed: 400, promotion });
    expect(sums(line)).toEqual(["37.00", "74.00", "60.00", "0.00", "14.00"]);
    expect(line.promotionId).toBe(promotion.id);
  });

  it("is never negative, even where modifiers make the product cheaper than nothing", () => {
    const promotion = aPromotion("All", { discount: { value: "1" } });
    expect(sums(priceLine(pizza(2, ["-5.00"]), { pointsUsed: 400, promotion }))).toEqual([
      "25.00",
      "50.00",
      "50.00",
      "0.00",
      "0.00",
    ]);
    expect(sums(priceLine(pizza(2, ["-40.00"]), { pointsUsed: null, promotion }))).toEqual([
      "0.00",
      "0.00",
      "0.00",
      "0.00",
      "0.00",
    ]);
  });

  it("throws where the menu mixes currencies", () => {
    const mixed = { ...pizza(1), productPrice: { amount: "30.00", currency: "USD" } as const };
    expect(() => priceLine(mixed, plain)).toThrow("Cannot mix");
  });
});

describe("unitPriceOf", () => {
  it("is the price of one piece with its modifiers", () => {
    expect(unitPriceOf(pizza(5))).toEqual(lei("37.00"));
  });
});
