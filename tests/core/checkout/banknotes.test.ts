import { describe, expect, it } from "vitest";
import { banknotesFor } from "#core/checkout/banknotes.ts";
import { toMoney } from "#core/money/parse-money.ts";
import { lei } from "#tests/support/builders/menu.ts";

describe("banknotesFor", () => {
  it("offers the three smallest notes that cover the total", () => {
    expect(banknotesFor(lei("42.50"))).toEqual([lei("50.00"), lei("100.00"), lei("200.00")]);
  });

  it("leaves out a note that is the total itself: nothing is given back", () => {
    expect(banknotesFor(lei("100.00"))).toEqual([lei("200.00"), lei("500.00")]);
  });

  it("offers none above the largest", () => {
    expect(banknotesFor(toMoney("140.00", "USD"))).toEqual([]);
  });
});
