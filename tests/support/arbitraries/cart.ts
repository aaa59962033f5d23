import fc from "fast-check";
import type { CartItem } from "#core/cart/cart.ts";
import type { CartItemContent } from "#core/cart/content-hash.ts";
import type { CartItemId, ModifierGroupId, ModifierId, ProductId, PromotionId } from "#core/kernel/id.ts";
import type { Menu, ModifierGroup } from "#core/menu/menu.ts";
import { maxChoicesOf } from "#core/menu/options.ts";
import { idOf } from "#tests/support/builders/id.ts";

/** The content of an item, from so few ids that equal contents are met often. */
export function arbitraryItemContent(): fc.Arbitrary<CartItemContent> {
  const modifier = fc.constantFrom("m1", "m2", "m3").map((name) => idOf<ModifierId>(name));
  const choice = fc.oneof(modifier, fc.uniqueArray(modifier, { maxLength: 3 }));
  return fc.record({
    productId: fc.constantFrom("p1", "p2").map((name) => idOf<ProductId>(name)),
    modifierIdsByGroup: fc.dictionary(
      fc.constantFrom("g1", "g2").map((name) => idOf<ModifierGroupId>(name)),
      choice,
    ),
    notes: fc.constantFrom(null, "", " ", "cald", " cald ", '"', "|points|"),
    couponId: fc.constantFrom(null, idOf<PromotionId>("c1")),
    payByPoints: fc.boolean(),
  });
}

/** Items with different ids and contents that repeat. */
export function arbitraryItems(maxLength = 6): fc.Arbitrary<readonly CartItem[]> {
  const item = fc.tuple(arbitraryItemContent(), fc.integer({ min: 1, max: 99 }));
  return fc
    .array(item, { maxLength })
    .map((items) =>
      items.map(([content, qty], index) => ({ ...content, qty, id: idOf<CartItemId>(`item ${index}`) })),
    );
}

/** An item of the menu that keeps the rules of its product's groups, with one of the coupons or none. */
export function arbitraryOrderedItem(
  menu: Menu,
  couponIds: readonly PromotionId[],
): fc.Arbitrary<Omit<CartItem, "id">> {
  return fc.constantFrom(...menu.products).chain((product) => {
    const groups = menu.modifierGroups.filter((group) => product.modifierGroupsIds.includes(group.id));
    return fc.record({
      productId: fc.constant(product.id),
      qty: fc.integer({ min: 1, max: 99 }),
      modifierIdsByGroup: fc
        .tuple(...groups.map(arbitraryChoice))
        .map((choices) => Object.fromEntries(choices)),
      notes: fc.constantFrom(null, "cald"),
      couponId: fc.constantFrom(null, ...couponIds),
      payByPoints: fc.boolean(),
    });
  });
}

/** Gives items ids by their position. */
export function withIds(items: readonly Omit<CartItem, "id">[]): readonly CartItem[] {
  return items.map((item, index) => ({ ...item, id: idOf<CartItemId>(`item ${index}`) }));
}

function arbitraryChoice(
  group: ModifierGroup,
): fc.Arbitrary<readonly [ModifierGroupId, readonly ModifierId[]]> {
  const ids = group.modifiers.map(({ id }) => id);
  return fc
    .subarray(ids, { minLength: group.minChoices, maxLength: Math.min(ids.length, maxChoicesOf(group)) })
    .map((chosen) => [group.id, chosen] as const);
}
