import type { ModifierIdsByGroup } from "#core/menu/chosen-modifiers.ts";
import type { CartItem } from "#core/cart/cart.ts";
import type { Line } from "#core/cart/line.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import type { Money } from "#core/money/money.ts";

/** A line of an old order as a new item, with the price of one piece then. */
export interface OldLine {
  readonly item: CartItem;
  readonly unitPrice: Money;
}

/**
 * The lines of an order as items of a new cart, in their order. Coupons and points stay behind: they were that
 * order's. Whether the items can still be had is another question.
 */
export function itemsOfOrder(
  lines: readonly Line[],
  menu: MenuIndex,
  newId: () => CartItemId,
): readonly OldLine[] {
  return lines.map((line) => ({
    item: {
      id: newId(),
      productId: line.productId,
      qty: line.qty,
      modifierIdsByGroup: chosenIn(line, menu),
      notes: line.notes,
      couponId: null,
      payByPoints: false,
    },
    unitPrice: line.unitPrice,
  }));
}

function chosenIn({ modifiers }: Line, menu: MenuIndex): ModifierIdsByGroup {
  const byGroup = Map.groupBy(modifiers, ({ groupId }) => groupId);
  const chosen = [...byGroup].map(([groupId, ofGroup]) => {
    const ids = ofGroup.map(({ modifierId }) => modifierId);
    const [first] = ids;
    const isOne = menu.groups.get(groupId)?.singleChoice === true && ids.length === 1;
    return [groupId, isOne && first !== undefined ? first : ids] as const;
  });
  return Object.fromEntries(chosen);
}
