import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { CartRow } from "#core/cart/cart-rows.ts";
import type { CartItem } from "#core/cart/cart.ts";
import { applyEdit } from "#core/cart/edit/apply-edit.ts";
import { addItem, removeItem } from "#core/cart/edit/edit-items.ts";
import { removedLineOf, undoOfRemoval } from "#core/cart/edit/removed-line.ts";
import { joinEqualItems } from "#core/cart/equal-items.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import { aCart, anItem } from "#tests/support/builders/customer.ts";
import { idOf, valueOf } from "#tests/support/builders/values.ts";
import { arbitraryItems } from "#tests/support/arbitraries/cart.ts";

const lines = arbitraryItems().map((items) => joinEqualItems(items).map(withPlainNotes));
const newId = idOf<CartItemId>("again");

describe("a line that is taken out and put back (CART-22)", () => {
  test.prop([lines, fc.nat()])("stands where it stood, as it was", (items, seed) => {
    const item = items[seed % Math.max(1, items.length)];
    fc.pre(item !== undefined);
    const removed = removedLineOf(items.map(rowOf), item.id);
    const left = removeItem(aCart(items), item.id);
    fc.pre(removed !== null);
    const { position } = removed;
    expect(addItem(left, { ...removed.item, id: item.id }, position)).toEqual({
      ok: true,
      value: aCart(items),
    });
  });

  test.prop([lines])("is an edit like any other", (items) => {
    const plain = items.filter(({ payByPoints }) => !payByPoints);
    const [first] = plain;
    fc.pre(first !== undefined);
    const removed = removedLineOf(plain.map(rowOf), first.id);
    fc.pre(removed !== null);
    const left = {
      ...removeItem(aCart(plain), first.id),
      promotions: [],
      repricedIds: [],
      lines: [],
      menu: null,
      customer: null,
      nextItemId: newId,
      now: null,
    };
    const answer = applyEdit(left, undoOfRemoval(removed));
    expect(valueOf(answer).changes.items).toEqual([{ ...first, id: newId }, ...plain.slice(1)]);
  });

  test("is nothing where the cart does not hold it", () => {
    expect(removedLineOf([rowOf(anItem("one"))], newId)).toBe(null);
  });
});

function rowOf(item: CartItem): CartRow {
  return { item, line: null, product: null, promotionName: null, pointsOffer: null, isRepriced: false };
}

function withPlainNotes(item: CartItem): CartItem {
  const notes = item.notes?.trim() ?? "";
  return { ...item, notes: notes === "" ? null : notes };
}
