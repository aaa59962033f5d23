import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lastOrder, placeEntry } from "#core/draft/place-entry.ts";
import { byOrder } from "#core/menu/sections.ts";
import { aCategoryEntry } from "#tests/support/builders/menu-entry.ts";
import { withDifference } from "./with-difference.ts";

const [A, B, C] = [3, 5, 9].map((order, index) => aCategoryEntry(`C${index}`, { order }));

describe("placeEntry (MENU-18)", () => {
  it("deals the orders out again to those between, and to nobody else", () => {
    if (A === undefined || B === undefined || C === undefined) throw new Error("Three categories");
    expect(placeEntry([A, B, C], B, 0)).toEqual([
      { ...B, order: 3 },
      { ...A, order: 5 },
    ]);
    expect(placeEntry([A, B, C], A, 0)).toEqual([]);
    expect(placeEntry([A, B, C], A, 9).map(({ id }) => id)).toEqual([B.id, C.id, A.id]);
  });

  it("puts a new one at the end after all others", () => {
    expect(lastOrder([{ order: 4 }, { order: 2 }])).toBe(5);
    expect(lastOrder([])).toBe(1);
  });

  it("makes the order that was asked for, whatever orders there were", () => {
    const orders = fc.array(fc.integer({ min: -3, max: 6 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(orders, fc.nat(7), fc.nat(9), (given, which, index) => {
        const siblings = given.map((order, number) => aCategoryEntry(`C${number}`, { order }));
        const moved = siblings[which % siblings.length];
        if (moved === undefined) throw new Error("There is one");
        const others = siblings.toSorted(byOrder).filter(({ id }) => id !== moved.id);
        const wanted = [...others.slice(0, index), moved, ...others.slice(index)].map(({ id }) => id);
        const changes = placeEntry(siblings, moved, index).map((after) => ({
          before: null,
          after,
          aspects: [],
        }));
        const placed = withDifference(siblings, changes).toSorted(byOrder);
        expect(placed.map(({ id }) => id)).toEqual(wanted);
      }),
    );
  });
});
