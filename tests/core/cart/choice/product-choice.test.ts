import { describe, expect, it } from "vitest";
import type { CartItem } from "#core/cart/cart.ts";
import type { CartItemId, ModifierGroupId, ModifierId, ProductId } from "#core/kernel/id.ts";
import { itemAtOneTap } from "#core/cart/choice/item-at-one-tap.ts";
import { choicePrice } from "#core/cart/choice/choice-price.ts";
import {
  chosenIn,
  choiceOfItem,
  firstMissingGroup,
  isGroupFull,
  startChoice,
  toCartItem,
  toggleModifier,
  withQuantity,
} from "#core/cart/choice/product-choice.ts";
import { sum } from "#core/money/add.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aGroup, aModifier, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const small = aModifier("Small", { priceByLocation: priced("0.00") });
const large = aModifier("Large", { priceByLocation: priced("7.00") });
const size = aGroup("Size", { singleChoice: true, minChoices: 1, maxChoices: 1, modifiers: [small, large] });
const [olives, corn, ham] = [aModifier("Olives"), aModifier("Corn"), aModifier("Ham")];
const extras = aGroup("Extras", { maxChoices: 2, modifiers: [olives, corn, ham] });
const pizza = aProduct("Pizza", { modifierGroupsIds: [size.id, extras.id] });
const start = startChoice(pizza.id);

describe("toggleModifier", () => {
  it("replaces the size and never takes a required one back", () => {
    const chosen = toggleModifier(toggleModifier(start, size, small.id), size, large.id);
    expect(chosenIn(chosen, size.id)).toEqual([large.id]);
    expect(toggleModifier(chosen, size, large.id)).toEqual(chosen);
  });

  it("takes an optional single choice back", () => {
    const sauce = aGroup("Sauce", { singleChoice: true, maxChoices: 4, modifiers: [olives, corn] });
    const chosen = toggleModifier(start, sauce, olives.id);
    expect(chosenIn(toggleModifier(chosen, sauce, olives.id), sauce.id)).toEqual([]);
  });

  it("takes no third extra where two are the most, until one is taken back", () => {
    const two = toggleModifier(toggleModifier(start, extras, olives.id), extras, corn.id);
    expect([isGroupFull(start, extras), isGroupFull(two, extras)]).toEqual([false, true]);
    expect(toggleModifier(two, extras, ham.id)).toEqual(two);
    const other = toggleModifier(toggleModifier(two, extras, olives.id), extras, ham.id);
    expect(chosenIn(other, extras.id)).toEqual([corn.id, ham.id]);
  });
});

describe("firstMissingGroup", () => {
  it("asks for the size first, then for nothing", () => {
    expect(firstMissingGroup(start, [extras, size])).toBe(size);
    expect(firstMissingGroup(toggleModifier(start, size, small.id), [extras, size])).toBe(null);
  });
});

describe("toCartItem", () => {
  it("gives one id for single choice and a list for the others, and leaves out what is empty", () => {
    const chosen = toggleModifier(toggleModifier(start, size, large.id), extras, olives.id);
    const expected = {
      productId: idOf<ProductId>("Pizza"),
      qty: 2,
      modifierIdsByGroup: { [size.id]: large.id, [extras.id]: [olives.id] },
      notes: "fără ceapă",
      couponId: null,
      payByPoints: false,
    };
    expect(toCartItem({ ...withQuantity(chosen, 2), notes: " fără ceapă " }, [size, extras])).toEqual(
      expected,
    );
    expect(toCartItem({ ...start, notes: "  " }, [size, extras])).toEqual({
      ...expected,
      qty: 1,
      modifierIdsByGroup: {},
      notes: null,
    });
  });

  it("gives back the item that a choice was made from", () => {
    const item: CartItem = {
      id: idOf<CartItemId>("one"),
      productId: pizza.id,
      qty: 3,
      modifierIdsByGroup: { [size.id]: small.id, [extras.id]: [olives.id, ham.id] },
      notes: "bine făcută",
      couponId: null,
      payByPoints: true,
    };
    const { id: _, ...content } = item;
    expect(toCartItem(choiceOfItem(item), [size, extras])).toEqual(content);
  });

  it("drops choices in groups that the product no longer has", () => {
    const gone = {
      ...start,
      modifierIdsByGroup: { [idOf<ModifierGroupId>("gone")]: [idOf<ModifierId>("gone")] },
    };
    expect(toCartItem(gone, [size]).modifierIdsByGroup).toEqual({});
  });
});

describe("itemAtOneTap", () => {
  it("adds what needs no choice and leaves the rest to the product sheet", () => {
    expect(itemAtOneTap(pizza.id, [extras])).toEqual(toCartItem(start, [extras]));
    expect(itemAtOneTap(pizza.id, [size, extras])).toBe(null);
  });
});

describe("withQuantity", () => {
  it("stays within 1 and 99", () => {
    expect([0, 5, 100].map((qty) => withQuantity(start, qty).qty)).toEqual([1, 5, 99]);
  });
});

describe("choicePrice", () => {
  it("is the piece with its modifiers times the quantity", () => {
    const chosen = toggleModifier(toggleModifier(start, size, large.id), extras, olives.id);
    expect(choicePrice(pizza, [size, extras], withQuantity(chosen, 2), CENTRU)?.total).toEqual(lei("79.00"));
  });

  it("says by which steps (CART-23)", () => {
    const chosen = withQuantity(toggleModifier(start, size, large.id), 2);
    const price = choicePrice(pizza, [size, extras], chosen, CENTRU);
    expect(price?.trace.map(({ key }) => key)).toEqual(["product", "modifiers", "quantity"]);
    expect(sum(price?.trace.map(({ amount }) => amount) ?? [], "RON")).toEqual(price?.total);
  });

  it("leaves only the modifiers where points pay the product", () => {
    const chosen = { ...toggleModifier(start, size, large.id), payByPoints: true, qty: 2 };
    expect(choicePrice(pizza, [size, extras], chosen, CENTRU)?.total).toEqual(lei("14.00"));
  });

  it("is nothing to say where the product is not sold", () => {
    expect(choicePrice(pizza, [size], start, AVIATORILOR)).toBe(null);
  });
});
