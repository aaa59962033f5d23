import { lei } from "#tests/support/builders/menu.ts";
import { describe, expect, it } from "vitest";
import { minimumFor, zoneFee } from "#core/fulfillment/zone-fee.ts";

describe("zoneFee", () => {
  const feeRules = [
    { minSubtotal: lei("100.00"), fee: lei("0.00") },
    { minSubtotal: lei("30.00"), fee: lei("12.00") },
    { minSubtotal: lei("60.00"), fee: lei("6.00") },
  ];

  it.each([
    ["29.99", "12.00"],
    ["30.00", "12.00"],
    ["59.99", "12.00"],
    ["60.00", "6.00"],
    ["100.00", "0.00"],
    ["999.00", "0.00"],
  ])("at %s lei is %s", (subtotal, fee) => {
    expect(zoneFee({ feeRules }, lei(subtotal))).toEqual(lei(fee));
  });

  it("is nothing without rules", () => {
    expect(zoneFee({ feeRules: [] }, lei("10.00"))).toEqual(lei("0.00"));
  });
});

describe("minimumFor", () => {
  it("is the higher of location and zone for delivery", () => {
    expect(minimumFor("delivery", { minimumOrder: lei("40.00") }, { minimumOrder: lei("60.00") })).toEqual(
      lei("60.00"),
    );
    expect(minimumFor("delivery", { minimumOrder: lei("80.00") }, { minimumOrder: lei("60.00") })).toEqual(
      lei("80.00"),
    );
    expect(minimumFor("delivery", { minimumOrder: null }, { minimumOrder: lei("60.00") })).toEqual(
      lei("60.00"),
    );
    expect(minimumFor("delivery", { minimumOrder: lei("40.00") }, null)).toEqual(lei("40.00"));
    expect(minimumFor("delivery", { minimumOrder: null }, null)).toBeNull();
  });

  it("does not exist at pickup", () => {
    expect(minimumFor("pickup", { minimumOrder: lei("40.00") }, null)).toBeNull();
  });
});
