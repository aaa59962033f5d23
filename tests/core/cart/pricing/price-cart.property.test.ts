import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addItem } from "#core/cart/edit/edit-items.ts";
import { priceCart, type CartPrice } from "#core/cart/pricing/price-cart.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import {
  arbitraryPricedCase,
  type PricedCase,
  arbitraryFraction,
  toMinorUnits,
} from "#tests/support/arbitraries/cart.ts";
import { aCart, anItem } from "#tests/support/builders/customer.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { referencePrice } from "#tests/core/cart/reference-price.ts";

function priceOf({ menu, items, context }: PricedCase): CartPrice {
  return priceCart(indexMenu(menu), aCart(items), context);
}

function minorUnits(
  price: CartPrice,
): Readonly<Record<"subtotal" | "discount" | "pointsPaid" | "total", bigint>> {
  const discount = price.discounts.reduce((sum, { amount }) => sum + toMinorUnits(amount), 0n);
  return {
    subtotal: toMinorUnits(price.subtotal),
    discount,
    pointsPaid: toMinorUnits(price.pointsPaid),
    total: toMinorUnits(price.total),
  };
}

describe("priceCart", PROPERTY_TIMEOUT, () => {
  it("agrees to the minor unit with a reference in integers", () => {
    fc.assert(
      fc.property(arbitraryPricedCase(), (cart) => {
        const price = priceOf(cart);
        const { subtotal, pointsPaid, total } = minorUnits(price);
        const ours = {
          totals: price.lines.map((line) => toMinorUnits(line.total)),
          discounts: price.lines.map((line) => toMinorUnits(line.discount)),
          subtotal,
          pointsPaid,
          pointsUsed: price.pointsUsed,
        };
        const expected = referencePrice(cart.menu, cart.items, cart.context);
        // As text: toEqual on ten thousand carts takes longer than pricing them.
        const expectedTotal = expected.totals.reduce((sum, one) => sum + one, 0n);
        expect(show({ ...ours, total })).toBe(show({ ...expected, total: expectedTotal }));
      }),
      runs(10_000),
    );
  });

  it("has parts that sum to the whole, in every line and in all (WIRE-8)", () => {
    fc.assert(
      fc.property(arbitraryPricedCase(), (cart) => {
        const price = priceOf(cart);
        const { subtotal, discount, pointsPaid, total } = minorUnits(price);
        expect(total).toBe(subtotal - discount - pointsPaid);
        for (const line of price.lines) {
          expect(toMinorUnits(line.total)).toBe(
            toMinorUnits(line.linePrice) - toMinorUnits(line.pointsPaid) - toMinorUnits(line.discount),
          );
          expect(line.trace.reduce((sum, { amount }) => sum + toMinorUnits(amount), 0n)).toBe(
            toMinorUnits(line.total),
          );
          expect(toMinorUnits(line.linePrice)).toBe(toMinorUnits(line.unitPrice) * BigInt(line.qty));
        }
        expect(price.lines.reduce((sum, line) => sum + line.pointsUsed, 0)).toBe(price.pointsUsed);
      }),
      runs(1000),
    );
  });

  it("never discounts more than the base, never goes below zero, and never spends points that are not there", () => {
    fc.assert(
      fc.property(arbitraryPricedCase(), (cart) => {
        const price = priceOf(cart);
        for (const line of price.lines) {
          const base = toMinorUnits(line.linePrice) - toMinorUnits(line.pointsPaid);
          expect(toMinorUnits(line.discount) >= 0n && toMinorUnits(line.discount) <= base).toBe(true);
          expect(
            toMinorUnits(line.total) >= 0n && toMinorUnits(line.total) <= toMinorUnits(line.linePrice),
          ).toBe(true);
        }
        expect(price.pointsUsed).toBeLessThanOrEqual(cart.context.customer?.availableRewardPoints ?? 0);
      }),
      runs(1000),
    );
  });

  it("does not mind the order of the lines while the points suffice for all", () => {
    const withOrder = arbitraryPricedCase().chain((cart) =>
      fc.tuple(fc.constant(cart), fc.shuffledSubarray([...cart.items], { minLength: cart.items.length })),
    );
    fc.assert(
      fc.property(withOrder, ([cart, items]) => {
        const price = priceOf(cart);
        fc.pre(price.refusals.every(({ key }) => key !== "points.not_enough"));
        const { lines, refusals: _refusals, ...totals } = priceOf({ ...cart, items });
        const { lines: before, refusals: _before, ...same } = price;
        expect(totals).toEqual(same);
        expect(items.map(({ id }) => lines.find(({ itemId }) => itemId === id))).toEqual(
          items.map(({ id }) => before.find(({ itemId }) => itemId === id)),
        );
      }),
      runs(500),
    );
  });

  it("prices n pieces as n times one piece where no promotion rounds", () => {
    fc.assert(
      fc.property(arbitraryPricedCase({ promotions: false, points: false }), (cart) => {
        const ones = priceOf({ ...cart, items: cart.items.map((item) => ({ ...item, qty: 1 })) });
        priceOf(cart).lines.forEach((line, index) => {
          expect(toMinorUnits(line.total)).toBe(
            BigInt(line.qty) * toMinorUnits(ones.lines[index]?.total ?? line.total),
          );
        });
      }),
      runs(500),
    );
  });

  it("discounts n pieces as n times one piece, to within half a minor unit a piece and half a minor unit more", () => {
    fc.assert(
      fc.property(arbitraryPricedCase({ points: false }), (cart) => {
        const ones = priceOf({ ...cart, items: cart.items.map((item) => ({ ...item, qty: 1 })) });
        priceOf(cart).lines.forEach((line, index) => {
          const one = ones.lines[index] ?? line;
          const off = toMinorUnits(line.discount) - BigInt(line.qty) * toMinorUnits(one.discount);
          // An automatic promotion may take nothing off one piece and something off many.
          const isSame = one.promotionId === line.promotionId;
          expect(!isSame || 2n * (off < 0n ? -off : off) <= BigInt(line.qty) + 1n).toBe(true);
        });
      }),
      runs(500),
    );
  });

  it("charges a line that is added twice as one of quantity two", () => {
    fc.assert(
      fc.property(arbitraryPricedCase({ points: false }), (cart) => {
        const [first] = cart.items;
        fc.pre(first !== undefined);
        const item = { ...first, qty: 1 };
        const again = { ...item, id: anItem("again").id };
        const once = addItem(aCart([]), item);
        const twice = once.ok ? addItem(once.value, again) : once;
        expect(twice).toEqual({ ok: true, value: aCart([{ ...item, qty: 2 }]) });

        const apart = priceOf({ ...cart, items: [item, again] });
        const together = priceOf({ ...cart, items: [{ ...item, qty: 2 }] });
        expect(together.subtotal).toEqual(apart.subtotal);
      }),
      runs(300),
    );
  });

  it("never takes less off for a greater fraction", () => {
    fc.assert(
      fc.property(arbitraryPricedCase(), arbitraryFraction, arbitraryFraction, (cart, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const at = (value: string): bigint => {
          const promotions = cart.context.promotions.map((promotion) => ({
            ...promotion,
            discount: { value },
          }));
          return minorUnits(priceOf({ ...cart, context: { ...cart.context, promotions } })).discount;
        };
        expect(at(more) >= at(less)).toBe(true);
      }),
      runs(300),
    );
  });
});

function show(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? part.toString() : part));
}
