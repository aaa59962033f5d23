import { describe, expect, it } from "vitest";
import { tipChoiceOf, tipOfChoice } from "#core/checkout/tip-choice.ts";
import { lei } from "#tests/support/builders/menu.ts";

describe("tipChoiceOf", () => {
  it("names what is chosen; no tip and 0 % are the same (CHECKOUT-3)", () => {
    expect([
      tipChoiceOf(null),
      tipChoiceOf({ percent: 0 }),
      tipChoiceOf({ percent: 10 }),
      tipChoiceOf({ amount: lei("7.00") }),
    ]).toEqual(["none", "none", "10", "amount"]);
  });
});

describe("tipOfChoice", () => {
  it("is the percentage of a choice, and none for the others", () => {
    expect([tipOfChoice("15"), tipOfChoice("none"), tipOfChoice("amount")]).toEqual([
      { percent: 15 },
      null,
      null,
    ]);
  });
});
