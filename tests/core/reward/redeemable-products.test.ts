import { describe, expect, it } from "vitest";
import type { ProductId } from "#core/kernel/id.ts";
import { redeemableProducts } from "#core/reward/redeemable-products.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aMenu, aProduct } from "#tests/support/builders/menu.ts";

describe("redeemableProducts", () => {
  it("are those that points buy, the cheapest first", () => {
    const products = [
      aProduct("Pizza", { redeemableByPoints: true, redeemableFor: 300 }),
      aProduct("Water"),
      aProduct("Coffee", { redeemableByPoints: true, redeemableFor: 80 }),
      aProduct("Free", { redeemableByPoints: true, redeemableFor: 0 }),
      aProduct("Off", { redeemableByPoints: false, redeemableFor: 10 }),
    ];
    expect(redeemableProducts(aMenu({ products }))).toEqual([
      { productId: idOf<ProductId>("Coffee"), points: 80 },
      { productId: idOf<ProductId>("Pizza"), points: 300 },
    ]);
  });
});
