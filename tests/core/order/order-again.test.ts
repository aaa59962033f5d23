import { describe, expect, it } from "vitest";
import type { CartItemId, ModifierGroupId, ModifierId, ProductId, PromotionId } from "#core/kernel/id.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import { itemsOfOrder } from "#core/order/order-again.ts";
import type { Line } from "#core/cart/line.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aGroup, aMenu, lei } from "#tests/support/builders/menu.ts";

const SIZE = idOf<ModifierGroupId>("Size");
const EXTRAS = idOf<ModifierGroupId>("Extras");
const menu = indexMenu(
  aMenu({ modifierGroups: [aGroup("Size", { singleChoice: true, maxChoices: 1 }), aGroup("Extras")] }),
);

function oldLine(change: Partial<Line> = {}): Line {
  return {
    itemId: idOf<CartItemId>("old"),
    productId: idOf<ProductId>("Pizza"),
    name: "Pizza",
    qty: 2,
    modifiers: [],
    unitPrice: lei("30.00"),
    linePrice: lei("60.00"),
    pointsUsed: 0,
    pointsPaid: lei("0.00"),
    discount: lei("12.00"),
    promotionId: idOf<PromotionId>("cina"),
    total: lei("48.00"),
    vatRate: "11.00",
    notes: "bine făcută",
    trace: [],
    ...change,
  };
}

const chosen = (groupId: ModifierGroupId, name: string): Line["modifiers"][number] => ({
  groupId,
  modifierId: idOf<ModifierId>(name),
  name,
  price: lei("2.50"),
});

describe("itemsOfOrder", () => {
  it("creates new items from the old lines, without coupons and points", () => {
    expect(itemsOfOrder([oldLine()], menu, () => idOf<CartItemId>("new"))).toEqual([
      {
        item: {
          id: idOf<CartItemId>("new"),
          productId: idOf<ProductId>("Pizza"),
          qty: 2,
          modifierIdsByGroup: {},
          notes: "bine făcută",
          couponId: null,
          payByPoints: false,
        },
        unitPrice: lei("30.00"),
      },
    ]);
  });

  it("writes a single choice as one id and several as a list", () => {
    const modifiers = [chosen(SIZE, "Large"), chosen(EXTRAS, "Olives"), chosen(EXTRAS, "Corn")];
    const [first] = itemsOfOrder([oldLine({ modifiers })], menu, () => idOf<CartItemId>("new"));
    expect(first?.item.modifierIdsByGroup).toEqual({
      [SIZE]: idOf<ModifierId>("Large"),
      [EXTRAS]: [idOf<ModifierId>("Olives"), idOf<ModifierId>("Corn")],
    });
  });

  it("keeps what a group that is gone was chosen in, for the check to drop", () => {
    const gone = idOf<ModifierGroupId>("Gone");
    const [first] = itemsOfOrder([oldLine({ modifiers: [chosen(gone, "Olives")] })], menu, () =>
      idOf<CartItemId>("new"),
    );
    expect(first?.item.modifierIdsByGroup).toEqual({ [gone]: [idOf<ModifierId>("Olives")] });
  });
});
