import { describe, expect, it } from "vitest";
import { bestDiscount, discountOn } from "#core/promotion/discount.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { aPromotion } from "#tests/support/builders/shop.ts";

describe("discountOn", () => {
  it("takes a fraction of the base, half-even to the minor unit (PROMOTION-1)", () => {
    expect(discountOn(lei("42.00"), "0.20")).toEqual(lei("8.40"));
    expect(discountOn(lei("0.05"), "0.50")).toEqual(lei("0.02"));
    expect(discountOn(lei("0.15"), "0.50")).toEqual(lei("0.08"));
    expect(discountOn(lei("0.25"), "0.10")).toEqual(lei("0.02"));
  });

  it("is never below zero and never above the base", () => {
    expect(discountOn(lei("10.00"), "1.50")).toEqual(lei("10.00"));
    expect(discountOn(lei("10.00"), "-0.20")).toEqual(lei("0.00"));
    expect(discountOn(lei("-10.00"), "0.20")).toEqual(lei("0.00"));
    expect(discountOn(lei("0.00"), "0.20")).toEqual(lei("0.00"));
  });
});

describe("bestDiscount", () => {
  it("is the one that takes most off, of equals the first by name and then by id", () => {
    const [autumn, summer] = [aPromotion("Autumn"), aPromotion("Summer")];
    const twin = { ...aPromotion("Zzzzzzz"), name: "Autumn" };
    const of = (...amounts: readonly string[]): string | undefined =>
      bestDiscount(
        [summer, twin, autumn].map((promotion, index) => ({
          promotion,
          amount: lei(amounts[index] ?? "0.00"),
        })),
      )?.promotion.id;
    expect(of("3.00", "2.00", "1.00")).toBe(summer.id);
    expect(of("9.00", "10.00", "2.00")).toBe(twin.id);
    expect(of("2.00", "2.00", "2.00")).toBe(autumn.id);
    expect(of("0.00", "0.00", "0.00")).toBeUndefined();
  });
});
