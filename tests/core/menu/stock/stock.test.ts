import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductId } from "#core/kernel/id.ts";
import { chosenStockChange } from "#core/menu/stock/stock-choice.ts";
import { isInStock, lastChanges, MAX_STOCK, mergeStock, type ItemStock } from "#core/menu/stock/stock.ts";
import { priceCart } from "#core/cart/pricing/price-cart.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import { aPricingContext, anItem } from "#tests/support/builders/customer.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aProduct } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

const SOUP = aProduct("soup");
const OTHER = idOf<ProductId>("other");

describe("isInStock", () => {
  it("asks only of what is counted", () => {
    expect([3, 4].map((pieces) => isInStock({ [SOUP.id]: 3 }, SOUP.id, pieces))).toEqual([true, false]);
    expect(isInStock({ [OTHER]: 0 }, SOUP.id, 99)).toBe(true);
  });

  it("lets a cart never have more than is left, and refuses no line that fits after those before it", () => {
    const cases = fc.record({ left: fc.nat(8), pieces: fc.array(fc.integer({ min: 1, max: 5 })) });
    fc.assert(
      fc.property(cases, ({ left, pieces }) => {
        const items = pieces.map((qty, index) => anItem(`${index}`, { productId: SOUP.id, qty }));
        const { lines, refusals } = priceCart(
          indexMenu({ products: [SOUP], modifierGroups: [] }),
          { items, locationId: CENTRU },
          aPricingContext({ stock: { [SOUP.id]: left } }),
        );
        const taken = lines.reduce((sum, { qty }) => sum + qty, 0);
        expect(taken).toBeLessThanOrEqual(left);
        const refused = items.filter(({ id }) => lines.every(({ itemId }) => itemId !== id));
        expect(
          refusals.flatMap((refusal) => (refusal.key === "item.unavailable" ? refusal.itemIds : [])),
        ).toEqual(refused.map(({ id }) => id));
        for (const { qty } of refused) expect(qty).toBeGreaterThan(left - taken);
      }),
    );
  });
});

describe("chosenStockChange", () => {
  const chosen = (choice: "set" | "add" | "stop", pieces: string) =>
    chosenStockChange(SOUP.id, { choice, pieces });
  it("sets none or more, adds one or more, and stops without a number", () => {
    expect(chosen("set", " 0 ")).toEqual({ ok: true, value: { productId: SOUP.id, count: 0 } });
    expect(chosen("add", "5")).toEqual({ ok: true, value: { productId: SOUP.id, add: 5 } });
    expect(chosen("stop", "x")).toEqual({ ok: true, value: { productId: SOUP.id, count: null } });
  });

  it("refuses what is no number of pieces", () => {
    expect(chosen("set", "")).toEqual({ ok: false, error: "validation.required" });
    expect(chosen("set", "2.5")).toEqual({ ok: false, error: "validation.integer" });
    expect(chosen("add", "0")).toEqual({ ok: false, error: "validation.number_range" });
    expect(chosen("set", `${MAX_STOCK + 1}`)).toEqual({ ok: false, error: "validation.number_range" });
  });
});

describe("changes of stocks", () => {
  it("count once for each product, the last of several", () => {
    const later = { productId: SOUP.id, add: 2 };
    const other = { productId: OTHER, count: null };
    expect(lastChanges([{ productId: SOUP.id, count: 1 }, other, later])).toEqual([later, other]);
  });

  it("replace what was known, and what no longer counts is gone", () => {
    const stockOf = (productId: ProductId, count: number | null): ItemStock => ({
      productId,
      count,
      setBy: "Ana",
      setAt: NOON,
    });
    const known = [stockOf(SOUP.id, 3), stockOf(OTHER, 1)];
    expect(mergeStock(known, [stockOf(SOUP.id, 2), stockOf(OTHER, null)])).toEqual([stockOf(SOUP.id, 2)]);
  });
});
