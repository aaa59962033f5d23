import { describe, expect, it } from "vitest";
import { indexMenu } from "#core/menu/menu-index.ts";
import {
  draftTotal,
  proposedLines,
  withQtyLeft,
  withReplacement,
} from "#core/order/line-change/change-draft.ts";
import type { ReplacementChoice } from "#core/order/line-change/line-change.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aMenu, aProduct, lei } from "#tests/support/builders/menu.ts";
import { anOrderLine } from "#tests/support/builders/order.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

const SOUP = aProduct("Soup", { priceByLocation: { [CENTRU]: lei("14.00") } });
const PIZZAS = anOrderLine("Pizza", { qty: 2, linePrice: lei("60.00"), total: lei("60.00") });
const ORDER = { lines: [PIZZAS, anOrderLine("Cola")], total: lei("100.00") };
const SCOPE = {
  menu: indexMenu(aMenu({ products: [SOUP] })),
  locationId: CENTRU,
  fulfillmentMethod: "pickup",
  now: NOON,
} as const;
const soup: ReplacementChoice = { productId: SOUP.id, qty: 2, modifierIdsByGroup: {} };

describe("the draft of a change", () => {
  it("keeps what is offered while pieces are counted down, and forgets a line of which all are left", () => {
    const fewer = withQtyLeft([], PIZZAS, 1);
    const offered = withReplacement(fewer, PIZZAS.itemId, soup);
    expect(withQtyLeft(offered, PIZZAS, 0)).toEqual([
      { itemId: PIZZAS.itemId, qtyLeft: 0, replacement: soup },
    ]);
    expect(withQtyLeft(offered, PIZZAS, 2)).toEqual([]);
    expect(withReplacement(offered, PIZZAS.itemId, null)).toEqual(fewer);
  });

  it("shows the total that the server will, and offers nothing that cannot be ordered", () => {
    const draft = withReplacement(withQtyLeft([], PIZZAS, 1), PIZZAS.itemId, soup);
    expect(draftTotal(ORDER, proposedLines(draft, SCOPE))).toEqual(lei("98.00"));
    expect(draftTotal(ORDER, proposedLines(draft, { ...SCOPE, menu: null }))).toEqual(lei("70.00"));
    const gone = { ...SCOPE, menu: indexMenu(aMenu({ products: [] })) };
    expect(proposedLines(draft, gone)).toEqual([{ itemId: PIZZAS.itemId, qtyLeft: 1, replacement: null }]);
    expect(draftTotal(ORDER, [])).toEqual(ORDER.total);
  });
});
