import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Line } from "#core/cart/line.ts";
import { priceCart } from "#core/cart/pricing/price-cart.ts";
import { changedTotals } from "#core/checkout/decision/changed-totals.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import { add, subtract, sum } from "#core/money/add.ts";
import { isLess, isNegative } from "#core/money/compare.ts";
import { zero } from "#core/money/parse-money.ts";
import type { Sale } from "#core/order/complaint/sale.ts";
import {
  answerEnd,
  changed,
  lineMoveOf,
  piecesOf,
  preferredEnd,
  proposed,
  withdrawn,
} from "#core/order/line-change/change-sale.ts";
import { linesOf, type ChangeTerms, type ProposedLine } from "#core/order/line-change/changed-lines.ts";
import { changeProblems, smallestChange } from "#core/order/line-change/line-change.ts";
import { plusMillis } from "#core/time/instant.ts";
import { arbitraryPricedCase, type CaseLimits } from "#tests/support/arbitraries/cart.ts";
import { A_SALE, HALF_PAST_NOON } from "#tests/core/order/order-cases.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { anOrderLine } from "#tests/support/builders/order.ts";

const RATES = { deliveryVatRate: "21", pointsPerUnit: "1" };

function pricedLines(limits?: CaseLimits): fc.Arbitrary<readonly Line[]> {
  return arbitraryPricedCase(limits).map(
    ({ menu, items, context }) => priceCart(indexMenu(menu), { items, locationId: CENTRU }, context).lines,
  );
}

interface Case {
  readonly sale: Sale;
  readonly change: readonly ProposedLine[];
}

/** An order with a change that it may have: fee 10, tip 5. */
function arbitraryChange(): fc.Arbitrary<Case> {
  const offered = pricedLines({ promotions: false, points: false });
  return fc
    .tuple(
      pricedLines(),
      offered,
      fc.array(fc.tuple(fc.nat(99), fc.boolean()), { minLength: 4, maxLength: 4 }),
    )
    .map(([lines, replacements, choices]): Case => {
      const total = add(
        sum(
          lines.map((line) => line.total),
          "RON",
        ),
        lei("15.00"),
      );
      const change = lines.flatMap((line, index): readonly ProposedLine[] => {
        const [left = 0, isChanged = false] = choices[index] ?? [];
        const instead = replacements[index];
        if (!isChanged) return [];
        const replacement =
          instead === undefined || line.pointsUsed > 0
            ? null
            : { ...instead, itemId: idOf<CartItemId>(`instead ${index}`) };
        return [{ itemId: line.itemId, qtyLeft: left % line.qty, replacement }];
      });
      return { sale: { ...A_SALE, lines, total }, change };
    })
    .filter(({ sale, change }) => Object.keys(changeProblems(change, null, sale.lines)).length === 0);
}

const points = (lines: readonly Line[]): number => lines.reduce((all, line) => all + line.pointsUsed, 0);

describe("the lines of an order after a change", () => {
  it("never cost more than before but where the customer agreed, and no part of them is negative", () => {
    fc.assert(
      fc.property(
        arbitraryChange(),
        fc.constantFrom<ChangeTerms>("agreed", "replaced", "removed"),
        ({ sale, change }, terms) => {
          const after = linesOf(sale.lines, change, terms);
          for (const line of after) {
            for (const part of [line.unitPrice, line.linePrice, line.pointsPaid, line.discount, line.total])
              expect(isNegative(part)).toBe(false);
            expect(line.total).toEqual(subtract(subtract(line.linePrice, line.pointsPaid), line.discount));
            expect(
              sum(
                line.trace.map(({ amount }) => amount),
                "RON",
              ),
            ).toEqual(line.total);
          }
          expect(points(after)).toBeLessThanOrEqual(points(sale.lines));
          const cost = (lines: readonly Line[]) =>
            sum(
              lines.map(({ total }) => total),
              "RON",
            );
          expect(terms !== "agreed" && isLess(cost(sale.lines), cost(after))).toBe(false);
          const totals = changedTotals(
            { discounts: [], deliveryFee: lei("10.00"), tip: lei("5.00") },
            after,
            RATES,
          );
          expect(totals.total).toEqual(add(cost(after), lei("15.00")));
          // VAT is a part of what is paid, at every rate.
          expect(
            isLess(
              totals.total,
              sum(
                totals.vat.map(({ amount }) => amount),
                "RON",
              ),
            ),
          ).toBe(false);
          expect(totals.pointsUsed).toBe(points(after));
        },
      ),
    );
  });

  it("keep unit prices and whole lines that nobody changed", () => {
    fc.assert(
      fc.property(arbitraryChange(), ({ sale, change }) => {
        const after = linesOf(sale.lines, change, "removed");
        for (const line of after) {
          const before = sale.lines.find(({ itemId }) => itemId === line.itemId);
          const isSame = change.every(({ itemId }) => itemId !== line.itemId);
          expect(line).toEqual(isSame ? before : { ...line, unitPrice: before?.unitPrice });
        }
      }),
    );
  });

  it("take from the stock and give back what they are in the end, whatever became of the change", () => {
    const counted = (lines: readonly Line[]): Readonly<Record<string, number>> => {
      const pieces: Record<string, number> = {};
      for (const { productId, qty } of lines) pieces[productId] = (pieces[productId] ?? 0) + qty;
      return pieces;
    };
    fc.assert(
      fc.property(
        arbitraryChange(),
        fc.constantFrom("agreed", "refused", "stated", "withdrawn"),
        fc.constantFrom("remove", "replace"),
        ({ sale: before, change }, end, ifMissing) => {
          const sale = { ...before, ifMissing } as const;
          const waiting = proposed(sale, change, null, HALF_PAST_NOON);
          const at = plusMillis(HALF_PAST_NOON, 1);
          const after =
            end === "withdrawn"
              ? withdrawn(waiting, at)
              : changed(
                  waiting,
                  end === "stated" ? preferredEnd(waiting) : answerEnd(waiting, end === "agreed"),
                  at,
                );
          const held: Record<string, number> = { ...counted(sale.lines) };
          for (const move of [lineMoveOf(sale, waiting), lineMoveOf(waiting, after)])
            for (const [id, pieces] of move === null ? [] : piecesOf(move)) {
              held[id] = (held[id] ?? 0) - pieces;
              expect(held[id]).toBeGreaterThanOrEqual(0);
            }
          // A change that stays waiting keeps what it offers.
          const offered = after.lineChanges.flatMap(({ outcome, lines }) =>
            outcome === null ? lines.flatMap(({ replacement }) => replacement ?? []) : [],
          );
          const kept = Object.fromEntries(Object.entries(held).filter(([, pieces]) => pieces > 0));
          expect(kept).toEqual(counted([...after.lines, ...offered]));
          expect(after.total).toEqual(
            add(
              sum(
                after.lines.map(({ total }) => total),
                "RON",
              ),
              lei("15.00"),
            ),
          );
        },
      ),
    );
  });
});

describe("a replacement", () => {
  const pizzas = anOrderLine("Pizza", {
    qty: 2,
    linePrice: lei("60.00"),
    discount: lei("12.00"),
    total: lei("48.00"),
  });
  const soup = anOrderLine("Soup", {
    qty: 3,
    unitPrice: lei("14.00"),
    linePrice: lei("42.00"),
    total: lei("42.00"),
  });
  const change = [{ itemId: pizzas.itemId, qtyLeft: 1, replacement: soup }];

  it("keeps the share that a promotion took off its line, and is cut to its price where nobody agreed", () => {
    const totals = (terms: ChangeTerms) =>
      linesOf([pizzas], change, terms).map(({ qty, unitPrice, discount, total }) => [
        qty,
        unitPrice.amount,
        discount.amount,
        total.amount,
      ]);
    expect(totals("agreed")).toEqual([
      [1, "30.00", "6.00", "24.00"],
      [3, "14.00", "8.40", "33.60"],
    ]);
    expect(totals("replaced")).toEqual([
      [1, "30.00", "6.00", "24.00"],
      [3, "10.00", "6.00", "24.00"],
    ]);
    expect(totals("removed")).toEqual([[1, "30.00", "6.00", "24.00"]]);
  });

  it("is not offered for what points paid, and the last piece is not removed", () => {
    const byPoints = {
      ...anOrderLine("Cola"),
      pointsUsed: 100,
      pointsPaid: lei("30.00"),
      total: zero("RON"),
    };
    expect(
      changeProblems([{ itemId: byPoints.itemId, qtyLeft: 0, replacement: soup }], null, [byPoints, pizzas]),
    ).toEqual({
      "change.lines": "validation.invalid",
    });
    expect(
      changeProblems([{ itemId: byPoints.itemId, qtyLeft: 0, replacement: null }], null, [byPoints]),
    ).toEqual({
      "change.lines": "order.change_leaves_nothing",
    });
    expect([smallestChange([byPoints]), smallestChange([])]).toEqual([null, null]);
    expect(smallestChange([byPoints, pizzas])).toEqual([
      { itemId: byPoints.itemId, qtyLeft: 0, replacement: null },
    ]);
    expect(changeProblems(null, null, [pizzas])).toEqual({ change: "validation.required" });
    expect(changeProblems([], null, [pizzas])).toEqual({ "change.lines": "validation.array_min" });
  });
});
