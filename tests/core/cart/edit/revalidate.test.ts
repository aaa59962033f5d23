import { describe, expect, it } from "vitest";
import { needsNotice, repricedItems, revalidate, type LastAnswered } from "#core/cart/edit/revalidate.ts";
import type { CartChanges } from "#core/cart/cart.ts";
import type { ProductId } from "#core/kernel/id.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import { aCart, anItem } from "#tests/support/builders/customer.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aGroup, aMenu, aModifier, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const UNCHANGED: CartChanges = { dropped: [], repriced: [] };

const both = (here: string, there: string): Readonly<Record<string, ReturnType<typeof lei>>> => ({
  ...priced(here),
  ...priced(there, AVIATORILOR),
});
const extras = aGroup("Extras", {
  modifiers: [
    aModifier("Olives", { priceByLocation: both("2.50", "2.50") }),
    aModifier("Truffle", { priceByLocation: priced("9.00") }),
  ],
});
const [olives, truffle] = extras.modifiers.map(({ id }) => id);
const menu = indexMenu(
  aMenu({
    products: [
      aProduct("Pizza", { priceByLocation: both("30.00", "32.00"), modifierGroupsIds: [extras.id] }),
      aProduct("Pasta", { priceByLocation: both("25.00", "25.00"), modifierGroupsIds: [extras.id] }),
      aProduct("Soup", {
        priceByLocation: both("12.00", "12.00"),
        disabledUntilByLocation: { [AVIATORILOR]: INDEFINITELY },
      }),
      aProduct("Fish", { priceByLocation: priced("60.00") }),
    ],
    modifierGroups: [extras],
  }),
);
const pizza = anItem("pizza line");
const pasta = anItem("pasta line", {
  productId: idOf<ProductId>("Pasta"),
  modifierIdsByGroup: { [extras.id]: olives ?? [] },
});
const soup = anItem("soup line", { productId: idOf<ProductId>("Soup") });
const fish = anItem("fish line", { productId: idOf<ProductId>("Fish") });
const fancy = anItem("fancy line", {
  productId: idOf<ProductId>("Pasta"),
  modifierIdsByGroup: { [extras.id]: truffle ?? [] },
});
const gone = anItem("gone line", { productId: idOf<ProductId>("Gone") });

const answered = (item: typeof pizza, name: string, price: string): LastAnswered => ({
  itemId: item.id,
  name,
  unitPrice: lei(price),
});
const lines = [
  answered(pizza, "Pizza", "30.00"),
  answered(pasta, "Pasta", "27.50"),
  answered(soup, "Soup", "12.00"),
  answered(gone, "Old dish", "10.00"),
];

describe("revalidate", () => {
  it("drops what is unavailable at the new location and flags changed prices (CART-6)", () => {
    const cart = aCart([pizza, pasta, soup, fish, fancy, gone]);
    const { cart: moved, changes } = revalidate(cart, menu, AVIATORILOR, NOON, lines);
    expect(moved).toEqual(aCart([pizza, pasta], { locationId: AVIATORILOR }));
    expect(changes).toEqual({
      dropped: [
        { itemId: soup.id, productId: soup.productId, name: "Soup" },
        { itemId: fish.id, productId: fish.productId, name: "Fish" },
        { itemId: fancy.id, productId: fancy.productId, name: "Pasta" },
        { itemId: gone.id, productId: gone.productId, name: "Old dish" },
      ],
      repriced: [{ itemId: pizza.id, old: lei("30.00"), new: lei("32.00") }],
    });
    expect(needsNotice(changes)).toBe(true);
  });

  it("changes nothing where everything is the same, not even the cart itself", () => {
    const cart = aCart([pizza, pasta, soup]);
    const checked = revalidate(cart, menu, CENTRU, NOON, lines);
    expect(checked.cart).toBe(cart);
    expect(checked.changes).toEqual(UNCHANGED);
    expect(needsNotice(checked.changes)).toBe(false);
  });

  it("does not flag an item about which nothing was answered", () => {
    expect(revalidate(aCart([pizza]), menu, AVIATORILOR, NOON, []).changes).toEqual(UNCHANGED);
  });

  it("keeps a choice that breaks a group's rule, which the person can correct", () => {
    const twice = anItem("twice", {
      modifierIdsByGroup: { [extras.id]: [olives, olives].flatMap((id) => id ?? []) },
    });
    expect(revalidate(aCart([twice]), menu, CENTRU, NOON, [])).toEqual({
      cart: aCart([twice]),
      changes: UNCHANGED,
    });
  });

  it("keeps what else the cart carries", () => {
    const { cart } = revalidate({ ...aCart([soup]), extra: 1 }, menu, AVIATORILOR, NOON, []);
    expect(cart).toEqual({ ...aCart([], { locationId: AVIATORILOR }), extra: 1 });
  });
});

describe("repricedItems", () => {
  it("compares the price of one piece with the one last answered", () => {
    const now = [
      answered(pizza, "Pizza", "31.00"),
      answered(pasta, "Pasta", "27.50"),
      answered(fish, "Fish", "60.00"),
    ];
    expect(repricedItems(now, lines)).toEqual([{ itemId: pizza.id, old: lei("30.00"), new: lei("31.00") }]);
  });
});
