import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentHash } from "#core/cart/content-hash.ts";
import { addItem, changeQuantity } from "#core/cart/edit/edit-items.ts";
import { joinEqualItems } from "#core/cart/equal-items.ts";
import { clearCoupons, switchPointsOff } from "#core/cart/item-terms.ts";
import { mergeCarts } from "#core/cart/edit/merge-carts.ts";
import { priceCart } from "#core/cart/pricing/price-cart.ts";
import { needsNotice, revalidate } from "#core/cart/edit/revalidate.ts";
import type { Cart, CartItem } from "#core/cart/cart.ts";
import { toId, type CartItemId } from "#core/kernel/id.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import {
  arbitraryItems,
  arbitraryOrderedItem,
  withIds,
  arbitraryPatchyMenu,
} from "#tests/support/arbitraries/cart.ts";
import { aCart, anItem, aPricingContext } from "#tests/support/builders/customer.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const pieces = (items: readonly CartItem[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(contentHash(item), (counts.get(contentHash(item)) ?? 0) + item.qty);
  return counts;
};
const capped = (counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...counts].map(([hash, count]) => [hash, Math.min(99, count)]));
const cartOf = (items: readonly CartItem[]): Cart => aCart(joinEqualItems(items));

describe("joinEqualItems", PROPERTY_TIMEOUT, () => {
  it("keeps every piece up to 99 of a kind, and one item a kind", () => {
    fc.assert(
      fc.property(arbitraryItems(), (items) => {
        const joined = joinEqualItems(items);
        expect(new Set(joined.map(contentHash)).size).toBe(joined.length);
        expect(pieces(joined)).toEqual(capped(pieces(items)));
        expect(joinEqualItems(joined)).toEqual(joined);
      }),
      runs(500),
    );
  });
});

describe("edits of a cart", PROPERTY_TIMEOUT, () => {
  it("leave no two equal items and only quantities from 1 to 99", () => {
    fc.assert(
      fc.property(arbitraryItems(), fc.integer({ min: -2, max: 101 }), fc.nat(), (items, quantity, pick) => {
        const cart = cartOf(items);
        const ids = cart.items.map(({ id }) => id);
        const some = ids.filter((_, index) => (pick >> index) % 2 === 1);
        const changed = changeQuantity(
          cart,
          ids[pick % Math.max(1, ids.length)] ?? anItem("none").id,
          quantity,
        );
        const edited = [
          clearCoupons(cart, some),
          switchPointsOff(cart, some),
          changed.ok ? changed.value : cart,
        ];
        for (const { items: after } of edited) {
          expect(new Set(after.map(contentHash)).size).toBe(after.length);
          expect(after.every(({ qty }) => Number.isInteger(qty) && qty >= 1 && qty <= 99)).toBe(true);
        }
      }),
      runs(500),
    );
  });

  it("end at the same quantities in whatever order items are added", () => {
    const orders = arbitraryItems().chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray([...items], { minLength: items.length })),
    );
    const all = (items: readonly CartItem[]): readonly CartItem[] =>
      items.reduce<Cart>((cart, item) => {
        const added = addItem(cart, item);
        return added.ok ? added.value : cart;
      }, aCart([])).items;
    fc.assert(
      fc.property(orders, ([items, shuffled]) => {
        expect(pieces(all(shuffled))).toEqual(pieces(all(items)));
      }),
      runs(500),
    );
  });
});

describe("mergeCarts", PROPERTY_TIMEOUT, () => {
  it("twice is once, and no piece is lost", () => {
    const other = arbitraryItems().map((items) =>
      items.map((item) => ({ ...item, id: toId<CartItemId>(item.id.replace("1TEM", "0THR")) })),
    );
    fc.assert(
      fc.property(arbitraryItems(), other, (guests, theirs) => {
        const [guest, saved] = [cartOf(guests), cartOf(theirs)];
        const once = mergeCarts(guest, saved);
        expect(mergeCarts(guest, once)).toEqual(once);
        expect(pieces(once.items)).toEqual(capped(pieces([...guest.items, ...saved.items])));
      }),
      runs(500),
    );
  });
});

describe("revalidate", PROPERTY_TIMEOUT, () => {
  const moved = arbitraryPatchyMenu().chain((menu) =>
    fc.tuple(
      fc.constant(indexMenu(menu)),
      fc.array(arbitraryOrderedItem(menu, []), { maxLength: 5 }).map(withIds),
    ),
  );

  it("is idempotent: with the new prices answered, checking again changes nothing", () => {
    fc.assert(
      fc.property(moved, fc.constantFrom(CENTRU, AVIATORILOR), ([menu, items], there) => {
        const { lines } = priceCart(menu, aCart(items), aPricingContext());
        const once = revalidate(aCart(items), menu, there, NOON, lines);
        const answered = priceCart(menu, once.cart, aPricingContext()).lines;
        const twice = revalidate(once.cart, menu, there, NOON, answered);
        expect(twice.cart).toBe(once.cart);
        expect(twice.changes).toEqual({ dropped: [], repriced: [] });
        expect(revalidate(once.cart, menu, there, NOON, lines).cart).toBe(once.cart);
      }),
      runs(500),
    );
  });

  it("drops exactly the lines that cannot be priced there, and flags exactly those that cost another price", () => {
    fc.assert(
      fc.property(moved, ([menu, items]) => {
        const here = priceCart(menu, aCart(items), aPricingContext());
        const there = priceCart(menu, aCart(items, { locationId: AVIATORILOR }), aPricingContext());
        const { cart, changes } = revalidate(aCart(items), menu, AVIATORILOR, NOON, here.lines);
        expect(cart.items.map(({ id }) => id)).toEqual(there.lines.map(({ itemId }) => itemId));
        const flagged = there.lines.filter((line) => {
          const before = here.lines.find(({ itemId }) => itemId === line.itemId);
          return before !== undefined && before.unitPrice.amount !== line.unitPrice.amount;
        });
        expect(changes.repriced.map(({ itemId }) => itemId)).toEqual(flagged.map(({ itemId }) => itemId));
        expect(needsNotice(changes)).toBe(cart.items.length < items.length || flagged.length > 0);
      }),
      runs(500),
    );
  });
});
