import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineModifier } from "#core/cart/line.ts";
import type { ModifierGroupId, ModifierId } from "#core/kernel/id.ts";
import { allDayItems, piecesNow, sumItems } from "#core/order/board/all-day.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { plusMillis } from "#core/time/instant.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { anOrderLine, aStaffOrder } from "#tests/support/builders/order.ts";

const HOUR_MS = 3_600_000;

function chosen(name: string): LineModifier {
  return {
    groupId: idOf<ModifierGroupId>("g"),
    modifierId: idOf<ModifierId>(name),
    name,
    price: lei("0.00"),
  };
}

function ordered(lines: readonly (readonly [string, number, ...string[]])[], hours = 0): StaffOrder {
  return aStaffOrder({
    promisedAt: plusMillis(NOON, hours * HOUR_MS),
    lines: lines.map(([name, qty, ...modifiers]) =>
      anOrderLine(name, { qty, modifiers: modifiers.map(chosen) }),
    ),
  });
}

const orders = fc.array(
  fc
    .array(
      fc.tuple(
        fc.constantFrom("Pizza", "Ciorbă", "Limonadă"),
        fc.integer({ min: 1, max: 9 }),
        fc.subarray(["mare", "fără ceapă", "extra brânză"]),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((lines) => ordered(lines.map(([name, qty, modifiers]) => [name, qty, ...modifiers] as const))),
  { maxLength: 6 },
);

function totals(preparing: readonly StaffOrder[], scheduled: readonly StaffOrder[] = []) {
  return allDayItems({ preparing, scheduled }, NOON, OFFICE_TIMEZONE);
}

describe("the totals of the board (BOARD-23)", () => {
  it("count a product over all orders, and below it what is made alike, in whatever order it was chosen", () => {
    const board = [
      ordered([
        ["Pizza", 2, "mare", "extra brânză"],
        ["Limonadă", 1],
      ]),
      ordered([
        ["Pizza", 1],
        ["Pizza", 3, "extra brânză", "mare"],
      ]),
    ];
    expect(totals(board)).toMatchObject([
      {
        name: "Pizza",
        now: 6,
        later: 0,
        variants: [
          { modifiers: ["extra brânză", "mare"], now: 5 },
          { modifiers: [], now: 1 },
        ],
      },
      { name: "Limonadă", now: 1, variants: [{ modifiers: [], now: 1 }] },
    ]);
  });

  it("keep what is promised for later today apart, and leave tomorrow out", () => {
    const scheduled = [ordered([["Pizza", 2]], 6), ordered([["Pizza", 5]], 24)];
    expect(totals([ordered([["Pizza", 1]])], scheduled)).toMatchObject([{ name: "Pizza", now: 1, later: 2 }]);
  });

  it("add up to the pieces of all lines, for the whole and for each variant", () => {
    fc.assert(
      fc.property(orders, (board) => {
        const items = totals(board);
        const pieces = board.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0);
        expect(piecesNow(items)).toBe(pieces);
        for (const { now, variants } of items) expect(piecesNow(variants)).toBe(now);
      }),
    );
  });

  it("do not depend on the order of the orders, and two boards add up to one", () => {
    fc.assert(
      fc.property(orders, orders, (one, other) => {
        expect(totals([...one, ...other])).toEqual(totals([...other, ...one].toReversed()));
        expect(sumItems([...totals(one), ...totals(other)])).toEqual(totals([...one, ...other]));
      }),
    );
  });
});
