import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTypedAmount, writeTypedAmount } from "#core/money/typed-amount.ts";
import { lei } from "#tests/support/builders/menu.ts";

describe("readTypedAmount", () => {
  it("reads amounts as people type them", () => {
    expect(["12", "12,5", "12.50", " 100 ", "007"].map((typed) => readTypedAmount(typed, "RON"))).toEqual([
      lei("12.00"),
      lei("12.50"),
      lei("12.50"),
      lei("100.00"),
      lei("7.00"),
    ]);
  });

  it("refuses ambiguous amounts", () => {
    const typed = ["", "1.234,5", "1,234", "-3", "+3", "1e3", "0x10", "12 lei", "12,", ",5", "NaN"];
    expect(typed.map((text) => readTypedAmount(text, "RON"))).toEqual(typed.map(() => null));
  });
});

describe("writeTypedAmount", () => {
  it("leaves whole amounts without decimals", () => {
    expect([writeTypedAmount(lei("50.00"), ","), writeTypedAmount(lei("12.50"), ",")]).toEqual([
      "50",
      "12,50",
    ]);
  });

  it("is read back as the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(",", "."), (minorUnits, comma) => {
        const money = lei((minorUnits / 100).toFixed(2));
        expect(readTypedAmount(writeTypedAmount(money, comma), "RON")).toEqual(money);
      }),
    );
  });
});
