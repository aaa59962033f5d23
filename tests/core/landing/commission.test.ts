import { describe, expect, it } from "vitest";
import { marketplaceCommission } from "#core/landing/commission.ts";

describe("marketplaceCommission", () => {
  it("keeps thirty per cent of five hundred orders of ninety lei (LANDING-1)", () => {
    expect(marketplaceCommission({ amount: "90.00", currency: "RON" }, 500)).toEqual({
      amount: "13500.00",
      currency: "RON",
    });
  });

  it("keeps nothing of no orders", () => {
    expect(marketplaceCommission({ amount: "90.00", currency: "RON" }, 0).amount).toBe("0.00");
  });
});
