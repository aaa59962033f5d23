import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { readQuickSearch } from "#core/phone-order/quick-search.ts";

describe("readQuickSearch", () => {
  it("reads a count in front of a name", () => {
    expect(readQuickSearch("3 limo")).toEqual({ qty: 3, name: "limo" });
    expect(readQuickSearch("12x burger nord")).toEqual({ qty: 12, name: "burger nord" });
    expect(readQuickSearch(" ciorbă ")).toEqual({ qty: 1, name: "ciorbă" });
  });

  it("takes a number alone, and one too many, for a name", () => {
    for (const typed of ["7", "100 limo", "0 limo", "7up"])
      expect(readQuickSearch(typed)).toEqual({ qty: 1, name: typed });
  });

  it("counts from 1 to 99, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { qty } = readQuickSearch(typed);
        expect(qty).toBeGreaterThanOrEqual(1);
        expect(qty).toBeLessThanOrEqual(99);
      }),
    );
  });
});
