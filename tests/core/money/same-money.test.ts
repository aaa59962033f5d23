import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare, isSameMoney } from "#core/money/compare.ts";

const amount = fc
  .integer({ min: 0, max: 9_999_999 })
  .map((minor) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`);

describe("isSameMoney", () => {
  it("tells currencies apart where comparing would throw (MONEY-4)", () => {
    expect(isSameMoney({ amount: "5.00", currency: "RON" }, { amount: "5.00", currency: "RON" })).toBe(true);
    expect(isSameMoney({ amount: "5.00", currency: "RON" }, { amount: "5.00", currency: "USD" })).toBe(false);
    expect(isSameMoney({ amount: "5.00", currency: "RON" }, { amount: "5.01", currency: "RON" })).toBe(false);
  });

  it("is neither less nor more within one currency", () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [a, b] = [
          { amount: one, currency: "RON" },
          { amount: other, currency: "RON" },
        ] as const;
        expect(isSameMoney(a, b)).toBe(compare(a, b) === 0);
      }),
    );
  });
});
