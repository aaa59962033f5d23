import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentHash, normalizeNotes } from "#core/cart/content-hash.ts";
import type { ModifierGroupId, ModifierId, ProductId } from "#core/kernel/id.ts";
import { arbitraryItemContent } from "#tests/support/arbitraries/cart.ts";
import { anItem } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aPromotion } from "#tests/support/builders/shop.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const [size, extras] = [idOf<ModifierGroupId>("size"), idOf<ModifierGroupId>("extras")];
const [large, olives, corn] = [
  idOf<ModifierId>("large"),
  idOf<ModifierId>("olives"),
  idOf<ModifierId>("corn"),
];

describe("contentHash", PROPERTY_TIMEOUT, () => {
  it("reads as what was chosen", () => {
    const item = anItem("a", {
      modifierIdsByGroup: { [size]: large },
      notes: "fără ceapă",
      payByPoints: true,
    });
    expect(contentHash(item)).toBe(`${item.productId}|${size}:${large}||points|"fără ceapă"`);
  });

  it("does not mind id, quantity, the order of choosing, empty groups and blanks around notes", () => {
    const one = anItem("a", {
      modifierIdsByGroup: { [size]: large, [extras]: [olives, corn] },
      notes: "cald",
    });
    const other = anItem("b", {
      qty: 5,
      modifierIdsByGroup: { [extras]: [corn, olives], [size]: [large], [idOf<ModifierGroupId>("none")]: [] },
      notes: "  cald\n",
    });
    expect(contentHash(other)).toBe(contentHash(one));
    expect(contentHash(anItem("c", { notes: "   " }))).toBe(contentHash(anItem()));
  });

  it("differs by product, modifiers, notes, coupon and pay-by-points", () => {
    const hashes = [
      anItem(),
      anItem("a", { productId: idOf<ProductId>("Beer") }),
      anItem("a", { modifierIdsByGroup: { [size]: large } }),
      anItem("a", { modifierIdsByGroup: { [extras]: large } }),
      anItem("a", { modifierIdsByGroup: { [size]: [large, olives] } }),
      anItem("a", { notes: "points" }),
      anItem("a", { notes: '"|points|' }),
      anItem("a", { couponId: aPromotion().id }),
      anItem("a", { payByPoints: true }),
    ].map(contentHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("is equal exactly where the content is", () => {
    const canonical = (content: Parameters<typeof contentHash>[0]): string =>
      JSON.stringify([
        content.productId,
        Object.entries(content.modifierIdsByGroup)
          .map(([group, ids]) => [group, [ids].flat().toSorted()])
          .filter(([, ids]) => (ids ?? []).length > 0)
          .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
        content.notes?.trim() || null,
        content.couponId,
        content.payByPoints,
      ]);
    fc.assert(
      fc.property(arbitraryItemContent(), arbitraryItemContent(), (one, other) => {
        expect(contentHash(one) === contentHash(other)).toBe(canonical(one) === canonical(other));
      }),
      runs(2000),
    );
  });
});

describe("normalizeNotes", () => {
  it("cuts blanks off and takes nothing but blanks for no notes", () => {
    expect([normalizeNotes(" a b "), normalizeNotes(" "), normalizeNotes(""), normalizeNotes(null)]).toEqual([
      "a b",
      null,
      null,
      null,
    ]);
  });
});
