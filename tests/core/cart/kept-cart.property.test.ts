import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartItem, PricedCart } from "#core/cart/cart.ts";
import type { CartState } from "#core/cart/edit/rebase-cart.ts";
import {
  answeredCart,
  isAnswered,
  isOutdated,
  type KeptCart,
  restoreKept,
  wasNeverHeld,
} from "#core/cart/kept-cart.ts";
import { decodeKeptCart } from "#core/contract/codec/kept-cart.ts";
import type { CartId, CartItemId, ProductId, ShopId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";

const SHOP = idOf<ShopId>("shop");
const CART = idOf<CartId>("cart");
const HOUR_MS = 60 * 60 * 1000;

const items: fc.Arbitrary<readonly CartItem[]> = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom("a", "b", "c", "d"),
      qty: fc.integer({ min: 1, max: 99 }),
      notes: fc.constantFrom(null, "fără ceapă", "bine prăjit"),
    }),
    { selector: ({ name }) => name },
  )
  .map((lines) =>
    lines.map(({ name, qty, notes }) => ({
      id: idOf<CartItemId>(`item ${name}`),
      productId: idOf<ProductId>(`product ${name}`),
      qty,
      modifierIdsByGroup: {},
      notes,
      couponId: null,
      payByPoints: false,
    })),
  );

function keptOf(answered: CartState, edited: readonly CartItem[]): KeptCart {
  const revision = answered.revision + 1;
  const sent = { revision, locationId: CENTRU, items: edited };
  return {
    id: CART,
    shopId: SHOP,
    locationId: CENTRU,
    revision,
    known: [answered, sent],
    items: edited,
    at: NOON,
  };
}

function heldOf({ revision, items: held }: CartState): PricedCart {
  return {
    id: CART,
    shopId: SHOP,
    locationId: CENTRU,
    revision,
    updatedAt: plusMillis(NOON, -HOUR_MS),
    items: held,
    lines: [],
    presentedUi: { total: null },
    fromMobileApp: false,
    promotions: [],
    changes: { dropped: [], repriced: [] },
  };
}

const states = fc.record({
  revision: fc.integer({ min: 1, max: 1000 }),
  locationId: fc.constant(CENTRU),
  items,
});
const textOf = (lines: readonly CartItem[]): string =>
  JSON.stringify(lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)));

describe("a cart that was answered (CART-24)", () => {
  it("is there without the server as it was last answered, and is to be priced", () => {
    fc.assert(
      fc.property(states, (answered) => {
        const kept = answeredCart(heldOf(answered));
        expect(isAnswered(kept)).toBe(true);
        const restored = restoreKept(kept, null);
        expect(restored.items).toEqual(answered.items);
        expect(restored.rebased?.items ?? []).toEqual(answered.items);
      }),
    );
  });

  it("is the held cart where the server is reached, whatever another device made of it", () => {
    fc.assert(
      fc.property(states, states, (answered, elsewhere) => {
        const held = heldOf({ ...elsewhere, revision: answered.revision + elsewhere.revision });
        expect(restoreKept(answeredCart(heldOf(answered)), held)).toEqual(held);
      }),
    );
  });

  it("differs from one with edits that no server has answered", () => {
    fc.assert(
      fc.property(states, items, (answered, edited) => {
        expect(isAnswered(keptOf(answered, edited))).toBe(false);
      }),
    );
  });
});

describe("a cart that was not saved (CART-24)", () => {
  it("is what the person saw, with and without the server, when nobody else changed it", () => {
    fc.assert(
      fc.property(states, items, (answered, edited) => {
        const kept = keptOf(answered, edited);
        for (const held of [heldOf(answered), null]) {
          const restored = restoreKept(kept, held);
          expect(textOf((restored.rebased ?? restored).items)).toBe(textOf(edited));
        }
      }),
    );
  });

  it("is the held cart where the server took it and its answer was lost", () => {
    fc.assert(
      fc.property(states, items, (answered, edited) => {
        const held = heldOf({ ...answered, revision: answered.revision + 1, items: edited });
        expect(restoreKept(keptOf(answered, edited), held)).toEqual(held);
      }),
    );
  });

  it("keeps what another device added meanwhile", () => {
    fc.assert(
      fc.property(states, items, (answered, edited) => {
        const added = { ...ITEM, id: idOf<CartItemId>("elsewhere"), productId: idOf<ProductId>("elsewhere") };
        const held = heldOf({
          ...answered,
          revision: answered.revision + 5,
          items: [...answered.items, added],
        });
        const restored = restoreKept(keptOf(answered, edited), held);
        expect((restored.rebased ?? restored).items).toContainEqual(added);
      }),
    );
  });

  it("comes back from what the browser keeps as it was", () => {
    fc.assert(
      fc.property(states, items, (answered, edited) => {
        const kept = keptOf(answered, edited);
        // A page keeps the whole save, of which this is a part.
        const text = JSON.stringify({ ...kept, presentedTotal: lei("12.50"), fromMobileApp: false });
        expect(decodeKeptCart(JSON.parse(text))).toEqual(kept);
      }),
    );
  });

  it.each([null, "x", {}, { id: "x" }, []])("takes %j in its place for none", (json) => {
    expect(decodeKeptCart(json)).toBeNull();
  });

  it("counts for 24 hours (CART-3)", () => {
    const kept = keptOf({ revision: 0, locationId: null, items: [] }, [ITEM]);
    const after = (hours: number, millis = 0) => isOutdated(kept, plusMillis(NOON, hours * HOUR_MS + millis));
    expect([after(24), after(24, 1)]).toEqual([false, true]);
  });

  it("tells a cart that no server ever held from one that is gone", () => {
    expect(wasNeverHeld(keptOf({ revision: 0, locationId: null, items: [] }, [ITEM]))).toBe(true);
    expect(wasNeverHeld(keptOf({ revision: 3, locationId: CENTRU, items: [] }, [ITEM]))).toBe(false);
  });
});

const ITEM: CartItem = {
  id: idOf<CartItemId>("item"),
  productId: idOf<ProductId>("product"),
  qty: 1,
  modifierIdsByGroup: {},
  notes: null,
  couponId: null,
  payByPoints: false,
};
