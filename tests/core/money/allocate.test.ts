import { describe, expect, it } from "vitest";
import { allocate, split } from "#core/money/allocate.ts";
import { toMoney } from "#core/money/parse-money.ts";

const amounts = (parts: readonly { readonly amount: string }[]): readonly string[] =>
  parts.map(({ amount }) => amount);

describe("allocate", () => {
  it("gives the banu left over to the part that lost most", () => {
    expect(amounts(allocate(toMoney("10.00", "RON"), [1, 2]))).toEqual(["3.33", "6.67"]);
    expect(amounts(allocate(toMoney("0.05", "RON"), [3, 7]))).toEqual(["0.02", "0.03"]);
    expect(amounts(allocate(toMoney("100.00", "RON"), ["12.50", "25.00", "0.00"]))).toEqual([
      "33.33",
      "66.67",
      "0.00",
    ]);
  });

  it("shares a negative amount alike", () => {
    expect(amounts(allocate(toMoney("-10.00", "RON"), [1, 2]))).toEqual(["-3.33", "-6.67"]);
    expect(amounts(allocate(toMoney("-0.01", "RON"), [1, 1]))).toEqual(["-0.01", "0.00"]);
  });

  it("throws when nobody may get anything, or less than nothing", () => {
    expect(() => allocate(toMoney("1.00", "RON"), [])).toThrow("Nobody to share");
    expect(() => allocate(toMoney("1.00", "RON"), [0, 0])).toThrow("Nobody to share");
    expect(() => allocate(toMoney("1.00", "RON"), [2, -1])).toThrow("negative");
  });
});

describe("split", () => {
  it("gives the first parts the bani left over", () => {
    expect(amounts(split(toMoney("10.00", "RON"), 3))).toEqual(["3.34", "3.33", "3.33"]);
    expect(amounts(split(toMoney("0.02", "RON"), 3))).toEqual(["0.01", "0.01", "0.00"]);
  });

  it("throws for less than one part and for a part of one", () => {
    for (const parts of [0, -1, 1.5, NaN])
      expect(() => split(toMoney("1.00", "RON"), parts)).toThrow("Cannot split");
  });
});
