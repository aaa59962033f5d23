import { describe, expect, it } from "vitest";
import { mergeCarts } from "#core/cart/edit/merge-carts.ts";
import type { CartId, ProductId } from "#core/kernel/id.ts";
import { aCart, anItem } from "#tests/support/builders/customer.ts";
import { idOf, NOON, toInstant } from "#tests/support/builders/values.ts";
import { AVIATORILOR } from "#tests/support/builders/shop.ts";

const beer = idOf<ProductId>("Beer");
const saved = aCart([anItem("saved pizza", { qty: 1 }), anItem("saved note", { notes: "cald" })], {
  id: idOf<CartId>("saved"),
  revision: 7,
});
const guest = aCart([anItem("guest pizza", { qty: 2 }), anItem("guest beer", { productId: beer })], {
  id: idOf<CartId>("guest"),
  locationId: AVIATORILOR,
  updatedAt: toInstant("2026-03-13T11:00:00Z"),
});

describe("mergeCarts", () => {
  it("adds equal lines up and appends the others, at the guest's location", () => {
    expect(mergeCarts(guest, saved)).toEqual({
      ...saved,
      locationId: AVIATORILOR,
      updatedAt: guest.updatedAt,
      items: [
        anItem("saved note", { notes: "cald" }),
        anItem("guest pizza", { qty: 3 }),
        anItem("guest beer", { productId: beer }),
      ],
    });
  });

  it("changes nothing when it is done once more", () => {
    const once = mergeCarts(guest, saved);
    expect(mergeCarts(guest, once)).toEqual(once);
  });

  it("stops at 99 and keeps the later update", () => {
    const full = aCart([anItem("saved pizza", { qty: 98 })], { updatedAt: NOON });
    const earlier = aCart([anItem("guest pizza", { qty: 98 })], {
      updatedAt: toInstant("2026-03-13T09:00:00Z"),
    });
    expect(mergeCarts(earlier, full)).toEqual({ ...full, items: [anItem("guest pizza", { qty: 99 })] });
  });

  it("takes an empty cart on either side", () => {
    expect(mergeCarts(aCart([]), saved).items).toEqual(saved.items);
    expect(mergeCarts(guest, aCart([])).items).toEqual(guest.items);
  });
});
