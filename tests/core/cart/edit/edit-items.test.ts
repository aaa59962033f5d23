import { describe, expect, it } from "vitest";
import {
  addItem,
  changeItem,
  changeNotes,
  changeQuantity,
  removeItem,
  removeItems,
} from "#core/cart/edit/edit-items.ts";
import { clearCoupons, setCoupon, setPayByPoints, switchPointsOff } from "#core/cart/item-terms.ts";
import { isStale } from "#core/cart/stale-cart.ts";
import type { ProductId } from "#core/kernel/id.ts";
import { aCart, anItem } from "#tests/support/builders/customer.ts";
import { idOf, NOON, toInstant } from "#tests/support/builders/values.ts";
import { aPromotion } from "#tests/support/builders/shop.ts";

const pizza = anItem("one", { qty: 2 });
const beer = anItem("two", { productId: idOf<ProductId>("Beer") });
const missing = anItem("gone").id;

describe("addItem", () => {
  it("appends a new item and raises the quantity of an identical one, which keeps its id (CART-4)", () => {
    expect(addItem(aCart([pizza]), beer)).toEqual({ ok: true, value: aCart([pizza, beer]) });
    expect(addItem(aCart([pizza, beer]), anItem("new", { qty: 3 }))).toEqual({
      ok: true,
      value: aCart([{ ...pizza, qty: 5 }, beer]),
    });
  });

  it("stops at 99", () => {
    const many = addItem(aCart([{ ...pizza, qty: 98 }]), anItem("new", { qty: 5 }));
    expect(many).toEqual({ ok: true, value: aCart([{ ...pizza, qty: 99 }]) });
  });

  it("keeps notes without the blanks around them", () => {
    const added = addItem(aCart([]), anItem("new", { notes: " cald " }));
    expect(added).toEqual({ ok: true, value: aCart([anItem("new", { notes: "cald" })]) });
  });

  it.each([0, -1, 0.5, 100, 1e9, NaN, Infinity, JSON.parse('"1"'), JSON.parse("null")])(
    "refuses %s pieces",
    (qty) => {
      expect(addItem(aCart([]), anItem("new", { qty }))).toEqual({
        ok: false,
        error: "cart.quantity_invalid",
      });
    },
  );
});

describe("changeQuantity", () => {
  it("sets the quantity, and removes the line at 0 (CART-5)", () => {
    expect(changeQuantity(aCart([pizza, beer]), pizza.id, 7)).toEqual({
      ok: true,
      value: aCart([{ ...pizza, qty: 7 }, beer]),
    });
    expect(changeQuantity(aCart([pizza, beer]), pizza.id, 0)).toEqual({ ok: true, value: aCart([beer]) });
    expect(changeQuantity(aCart([pizza]), pizza.id, -0)).toEqual({ ok: true, value: aCart([]) });
  });

  it.each([-1, 0.5, 100, 1e9, NaN, JSON.parse('"1"')])("refuses %s", (quantity) => {
    expect(changeQuantity(aCart([pizza]), pizza.id, quantity)).toEqual({
      ok: false,
      error: "cart.quantity_invalid",
    });
  });

  it("refuses an item that the cart does not hold (CART-17)", () => {
    expect(changeQuantity(aCart([pizza]), missing, 1)).toEqual({ ok: false, error: "cart.item_missing" });
    expect(changeQuantity(aCart([pizza]), missing, 0)).toEqual({ ok: false, error: "cart.item_missing" });
  });
});

describe("changeItem and changeNotes", () => {
  it("replace what an item is", () => {
    expect(changeNotes(aCart([pizza, beer]), beer.id, " rece ")).toEqual({
      ok: true,
      value: aCart([pizza, { ...beer, notes: "rece" }]),
    });
    const changed = anItem("ignored", { qty: 4, notes: " " });
    expect(changeItem(aCart([beer]), beer.id, changed)).toEqual({
      ok: true,
      value: aCart([{ ...changed, id: beer.id, notes: null }]),
    });
  });

  it("join an item with the one that it equals now", () => {
    const noted = anItem("three", { notes: "cald" });
    expect(changeNotes(aCart([pizza, noted]), noted.id, null)).toEqual({
      ok: true,
      value: aCart([{ ...pizza, qty: 3 }]),
    });
    expect(changeItem(aCart([pizza, beer]), beer.id, pizza)).toEqual({
      ok: true,
      value: aCart([{ ...pizza, qty: 4 }]),
    });
  });

  it("refuse a missing item and a quantity that cannot be", () => {
    expect(changeItem(aCart([pizza]), missing, pizza)).toEqual({ ok: false, error: "cart.item_missing" });
    expect(changeNotes(aCart([pizza]), missing, "x")).toEqual({ ok: false, error: "cart.item_missing" });
    expect(changeItem(aCart([pizza]), pizza.id, { ...pizza, qty: 0 })).toEqual({
      ok: false,
      error: "cart.quantity_invalid",
    });
  });
});

describe("removeItem, removeItems", () => {
  it("take items out and leave a cart without them as it is", () => {
    const cart = aCart([pizza, beer]);
    expect(removeItem(cart, pizza.id)).toEqual(aCart([beer]));
    expect(removeItems(cart, [beer.id, missing, pizza.id])).toEqual(aCart([]));
    expect(removeItem(cart, missing)).toBe(cart);
  });
});

describe("setCoupon, clearCoupons, setPayByPoints, switchPointsOff", () => {
  const coupon = aPromotion().id;

  it("change the named items alone", () => {
    expect(setCoupon(aCart([pizza, beer]), [beer.id], coupon)).toEqual(
      aCart([pizza, { ...beer, couponId: coupon }]),
    );
    expect(setPayByPoints(aCart([pizza, beer]), pizza.id, true)).toEqual(
      aCart([{ ...pizza, payByPoints: true }, beer]),
    );
    const cart = aCart([
      { ...pizza, couponId: coupon, payByPoints: true },
      { ...beer, couponId: coupon },
    ]);
    expect(clearCoupons(cart, [beer.id])).toEqual(
      aCart([{ ...pizza, couponId: coupon, payByPoints: true }, beer]),
    );
    expect(switchPointsOff(cart, [pizza.id, missing])).toEqual(
      aCart([
        { ...pizza, couponId: coupon },
        { ...beer, couponId: coupon },
      ]),
    );
    expect(clearCoupons(cart, [missing])).toBe(cart);
  });

  it("join what became equal", () => {
    const withCoupon = anItem("three", { couponId: coupon });
    expect(clearCoupons(aCart([pizza, withCoupon]), [withCoupon.id])).toEqual(aCart([{ ...pizza, qty: 3 }]));
    const byPoints = anItem("four", { payByPoints: true, qty: 98 });
    expect(switchPointsOff(aCart([byPoints, pizza]), [byPoints.id])).toEqual(
      aCart([{ ...byPoints, payByPoints: false, qty: 99 }]),
    );
  });
});

describe("isStale", () => {
  it("is so when the last update is over 24 hours old (CART-3)", () => {
    const updated = { updatedAt: NOON };
    expect(isStale(updated, toInstant("2026-03-14T10:00:00Z"))).toBe(false);
    expect(isStale(updated, toInstant("2026-03-14T10:00:00.001Z"))).toBe(true);
    expect(isStale(updated, toInstant("2026-03-12T10:00:00Z"))).toBe(false);
  });
});
