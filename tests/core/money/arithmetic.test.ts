import { describe, expect, it } from "vitest";
import { add, negate, subtract, sum } from "#core/money/add.ts";
import {
  atLeastZero,
  compare,
  isLess,
  isNegative,
  isPositive,
  isSameMoney,
  isZero,
  min,
} from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { multiplyByRatio } from "#core/money/multiply-by-ratio.ts";
import { multiply } from "#core/money/multiply.ts";
import { toMoney, zero } from "#core/money/parse-money.ts";

const lei = (amount: string): Money => toMoney(amount, "RON");
const dollars = (amount: string): Money => toMoney(amount, "USD");

describe("add, subtract, negate, sum", () => {
  it("are exact where floating point is not", () => {
    expect(add(lei("0.10"), lei("0.20"))).toEqual(lei("0.30"));
    expect(subtract(lei("0.30"), lei("0.10"))).toEqual(lei("0.20"));
    expect(sum([lei("12.50"), lei("0.05"), lei("-2.55")], "RON")).toEqual(lei("10.00"));
    expect(sum([], "USD")).toEqual(zero("USD"));
  });

  it("never leave a negative zero", () => {
    expect(negate(zero("RON"))).toEqual(lei("0.00"));
    expect(subtract(lei("1.00"), lei("1.00"))).toEqual(lei("0.00"));
    expect(add(lei("-1.00"), lei("1.00"))).toEqual(lei("0.00"));
    expect(multiply(lei("-1.00"), 0)).toEqual(lei("0.00"));
    expect(multiply(lei("-0.01"), "0.1", "halfEven")).toEqual(lei("0.00"));
  });

  it("throw on mixed currencies", () => {
    expect(() => add(lei("1"), dollars("1"))).toThrow("Cannot mix RON and USD");
    expect(() => subtract(lei("1"), dollars("1"))).toThrow("Cannot mix RON and USD");
    expect(() => sum([lei("1"), dollars("1")], "RON")).toThrow("Cannot mix RON and USD");
  });

  it("do not compile on mixed currencies that are known", () => {
    const ron = toMoney("1", "RON");
    const usd = toMoney("1", "USD");
    // @ts-expect-error two currencies
    expect(() => add(ron, usd)).toThrow();
    // @ts-expect-error two currencies
    expect(() => compare(ron, usd)).toThrow();
  });
});

describe("multiply and multiplyByRatio", () => {
  it("multiply by a quantity", () => {
    expect(multiply(lei("14.35"), 3)).toEqual(lei("43.05"));
    expect(multiply(lei("14.35"), 0)).toEqual(lei("0.00"));
  });

  it("multiply by a fraction, with the given rounding mode", () => {
    expect(multiply(lei("12.50"), "0.20")).toEqual(lei("2.50"));
    expect(multiply(lei("12.25"), "0.1", "halfEven")).toEqual(lei("1.22"));
    expect(multiply(lei("12.35"), "0.1", "halfEven")).toEqual(lei("1.24"));
  });

  it("refuse to round without a rounding mode", () => {
    expect(() => multiply(lei("12.25"), "0.1")).toThrow("needs rounding");
    expect(() => multiplyByRatio(lei("10.00"), 1, 3)).toThrow("needs rounding");
    expect(multiplyByRatio(lei("10.00"), 1, 4)).toEqual(lei("2.50"));
    expect(multiplyByRatio(lei("10.00"), 1, 3, "halfEven")).toEqual(lei("3.33"));
  });

  it("refuse to divide by zero (MONEY-4)", () => {
    expect(() => multiplyByRatio(lei("1.00"), 1, "0.00", "halfEven")).toThrow("by zero");
    expect(() => multiplyByRatio(lei("1.00"), 1, 0, "halfEven")).toThrow("by zero");
  });

  it("refuse a fraction as a number and a text that is no number", () => {
    for (const factor of [0.5, NaN, Infinity, 2 ** 53, "1e3", "NaN", "", " 1", "0x10", "٣"])
      expect(() => multiply(lei("1.00"), factor, "halfEven")).toThrow(
        "Neither a whole number nor decimal text",
      );
  });

  it("take VAT out of a gross price with one rounding", () => {
    expect(multiplyByRatio(lei("111.00"), 11, 111)).toEqual(lei("11.00"));
    expect(multiplyByRatio(lei("87.50"), "21.00", "121.00", "halfEven")).toEqual(lei("15.19"));
  });
});

describe("compare and its questions", () => {
  it("order amounts by value, not by text", () => {
    expect(compare(lei("9.00"), lei("10.00"))).toBe(-1);
    expect(compare(lei("10.00"), lei("10.00"))).toBe(0);
    expect(compare(lei("-9.00"), lei("-10.00"))).toBe(1);
    expect(isSameMoney(lei("1.0"), lei("1.00"))).toBe(true);
    expect(isLess(lei("1.00"), lei("1.00"))).toBe(false);
    expect(min(lei("9.00"), lei("10.00"))).toEqual(lei("9.00"));
    expect(atLeastZero(lei("-0.01"))).toEqual(lei("0.00"));
    expect(atLeastZero(lei("0.01"))).toEqual(lei("0.01"));
  });

  it("know the sign", () => {
    const signs = (money: Money): readonly boolean[] => [isNegative(money), isZero(money), isPositive(money)];
    expect(signs(lei("-0.01"))).toEqual([true, false, false]);
    expect(signs(zero("RON"))).toEqual([false, true, false]);
    expect(signs(lei("0.01"))).toEqual([false, false, true]);
  });

  it("throw on mixed currencies, even where both are zero", () => {
    expect(() => compare(lei("0"), dollars("0"))).toThrow("Cannot mix RON and USD");
    expect(() => min(lei("1"), dollars("2"))).toThrow("Cannot mix RON and USD");
  });
});
