import type { CartItemId, ModifierGroupId } from "#core/kernel/id.ts";
import { blockerId } from "#core/checkout/blocker.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { describe, expect, it } from "vitest";
import type { Blocker } from "#core/checkout/blocker.ts";
import { checkoutSectionOf, blockersAt } from "#core/checkout/checkout-section-of.ts";
import { lei } from "#tests/support/builders/menu.ts";

describe("checkoutSectionOf", () => {
  it("sends a cart that is too small to the menu, where there is more", () => {
    expect(checkoutSectionOf("order.below_minimum")).toBe("menu");
  });

  it("sends everything about a line to the cart", () => {
    expect([
      checkoutSectionOf("item.unavailable"),
      checkoutSectionOf("coupon.expired"),
      checkoutSectionOf("points.not_enough"),
      checkoutSectionOf("price.changed"),
    ]).toEqual(["cart", "cart", "cart", "cart"]);
  });
});

describe("blockersAt", () => {
  it("keeps the order in which they were found", () => {
    const blockers: readonly Blocker[] = [
      { key: "location.closed", nextOpeningAt: null },
      { key: "order.below_minimum", missing: lei("12.00") },
      { key: "slot.invalid" },
    ];
    expect(blockersAt(blockers, "timing")).toEqual([
      { key: "location.closed", nextOpeningAt: null },
      { key: "slot.invalid" },
    ]);
  });
});

describe("blockerId", () => {
  it("tells the groups of one cart apart", () => {
    const options = { key: "item.options_invalid", min: 1, max: 1 } as const;
    const [burger, menu] = [idOf<CartItemId>("burger"), idOf<CartItemId>("menu")];
    const [size, sauce] = [idOf<ModifierGroupId>("size"), idOf<ModifierGroupId>("sauce")];
    const found = [
      { ...options, itemId: burger, groupId: size },
      { ...options, itemId: burger, groupId: sauce },
      { ...options, itemId: menu, groupId: size },
      { key: "phone.not_verified" } as const,
    ];
    expect(new Set(found.map(blockerId)).size).toBe(4);
  });
});
