import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_QUANTITY } from "#core/cart/cart.ts";
import type { NewCartItem } from "#core/cart/cart-events.ts";
import type { CartItemId, ModifierGroupId, ModifierId, ProductId } from "#core/kernel/id.ts";
import {
  callerNameProblem,
  phoneChoiceOf,
  phoneCommandOf,
  startPhoneDraft,
  withCaller,
  withItem,
  withItemQuantity,
  type PhoneDraft,
} from "#core/phone-order/phone-draft.ts";
import type { KnownCaller } from "#core/phone-order/phone-order.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { aQuote } from "#tests/support/builders/order.ts";
import { NEAR_CENTRU } from "#tests/support/shopping/http-shopping.ts";

const EMPTY = startPhoneDraft(["pickup", "delivery"], ["cash", "card_at_handover"]);
const KNOWN: KnownCaller = {
  firstName: "Ana",
  lastName: "Pop",
  deliveryAddress: NEAR_CENTRU,
  card: {
    id: idOf("ana at bistro"),
    since: NOON,
    statusCounts: [],
    faultCounts: [],
    points: 0,
    lastOrders: [],
    block: null,
  },
};

function pizza(change: Partial<NewCartItem> = {}): NewCartItem {
  return {
    productId: idOf<ProductId>("pizza"),
    qty: 1,
    modifierIdsByGroup: {},
    notes: null,
    couponId: null,
    payByPoints: false,
    ...change,
  };
}

const quantities = fc.array(
  fc.tuple(fc.constantFrom("pizza", "soup", "cola"), fc.integer({ min: 1, max: 5 })),
);

function afterAll(added: readonly (readonly [string, number])[]): PhoneDraft {
  return added.reduce(
    (draft, [name, qty], position) =>
      withItem(draft, pizza({ productId: idOf<ProductId>(name), qty }), idOf<CartItemId>(`item ${position}`)),
    EMPTY,
  );
}

describe("the items of an order by phone", () => {
  it("are counted up when the same is wanted again, at most to the limit of a cart", () => {
    const once = withItem(EMPTY, pizza({ qty: 2 }), idOf<CartItemId>("one"));
    const twice = withItem(once, pizza({ qty: 3 }), idOf<CartItemId>("two"));
    expect(twice.items).toEqual([{ ...once.items[0], qty: 5 }]);
    const most = withItem(twice, pizza({ qty: MAX_QUANTITY }), idOf<CartItemId>("three"));
    expect(most.items.map(({ qty }) => qty)).toEqual([MAX_QUANTITY]);
  });

  it("stay apart by note and by choice", () => {
    const group = idOf<ModifierGroupId>("size");
    const drafts = [
      pizza(),
      pizza({ notes: "fără ceapă" }),
      pizza({ modifierIdsByGroup: { [group]: [idOf<ModifierId>("large")] } }),
    ].reduce((draft, item, position) => withItem(draft, item, idOf<CartItemId>(`i${position}`)), EMPTY);
    expect(drafts.items).toHaveLength(3);
  });

  it("are one a product, with all that was added of it", () => {
    fc.assert(
      fc.property(quantities, (added) => {
        const { items } = afterAll(added);
        expect(new Set(items.map(({ productId }) => productId)).size).toBe(items.length);
        for (const { productId, qty } of items) {
          const wanted = added.filter(([name]) => idOf<ProductId>(name) === productId);
          expect(qty).toBe(
            Math.min(
              MAX_QUANTITY,
              wanted.reduce((sum, [, each]) => sum + each, 0),
            ),
          );
        }
      }),
    );
  });

  it("are dropped at zero, and no other with them", () => {
    const { items } = withItemQuantity(
      afterAll([
        ["pizza", 2],
        ["soup", 1],
      ]),
      idOf<CartItemId>("item 0"),
      0,
    );
    expect(items.map(({ productId }) => productId)).toEqual([idOf<ProductId>("soup")]);
  });
});

describe("a known caller", () => {
  it("fills in name and address", () => {
    expect(withCaller(EMPTY, KNOWN)).toEqual({
      ...EMPTY,
      firstName: "Ana",
      lastName: "Pop",
      address: NEAR_CENTRU,
    });
  });

  it("overwrites nothing that was typed", () => {
    const typed = { ...EMPTY, firstName: "Ion", address: { ...NEAR_CENTRU, number: "9" } };
    expect(withCaller(typed, KNOWN)).toEqual(typed);
  });
});

describe("what is sent", () => {
  it("has an address for a delivery alone", () => {
    const draft = withCaller(EMPTY, KNOWN);
    expect(phoneChoiceOf(draft, null).deliveryAddress).toBeNull();
    expect(phoneChoiceOf({ ...draft, method: "delivery" }, null).deliveryAddress).toEqual(NEAR_CENTRU);
  });

  it("is without empty texts, on the price and promise of the quote", () => {
    const quote = aQuote();
    const command = phoneCommandOf(
      { ...EMPTY, firstName: " Ana ", lastName: " ", kitchenNote: " " },
      "+40722000001",
      quote,
    );
    expect(command).toMatchObject({
      phone: "+40722000001",
      contact: { firstName: "Ana", lastName: null },
      kitchenNote: null,
      expectedTotal: quote.total,
      expectedPromise: { earliest: quote.promise?.earliest, latest: quote.promise?.latest },
    });
  });

  it("asks for change of cash alone", () => {
    const draft = { ...EMPTY, cashChangeFor: lei("100.00") };
    expect(phoneCommandOf(draft, "+40722000001", aQuote()).cashChangeFor).toEqual(lei("100.00"));
    const byCard = { ...draft, paymentMethod: "card_at_handover" } as const;
    expect(phoneCommandOf(byCard, "+40722000001", aQuote()).cashChangeFor).toBeNull();
  });

  it("needs a first name of two letters", () => {
    expect(callerNameProblem(EMPTY)).toBe("validation.required");
    expect(callerNameProblem({ ...EMPTY, firstName: " A " })).toBe("validation.string_min");
    expect(callerNameProblem({ ...EMPTY, firstName: "An" })).toBeNull();
  });
});
