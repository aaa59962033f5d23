import { lei } from "#tests/support/builders/menu.ts";
import { describe, expect, it } from "vitest";
import { changeProblem, orderFieldProblems } from "#core/checkout/order-field-problems.ts";
import { commandOf } from "#tests/core/checkout/checkout-cases.ts";

describe("orderFieldProblems", () => {
  it("has none for an ordinary order", () => {
    expect(orderFieldProblems(commandOf())).toEqual({});
  });

  it.each([
    [{ contact: { firstName: "A", lastName: null } }, { "contact.firstName": "validation.string_min" }],
    [{ contact: { firstName: "  ", lastName: null } }, { "contact.firstName": "validation.required" }],
    [
      { contact: { firstName: "Ana", lastName: "x".repeat(51) } },
      { "contact.lastName": "validation.string_max" },
    ],
    [{ kitchenNote: "x".repeat(251) }, { kitchenNote: "validation.string_max" }],
    [{ tip: { amount: lei("-0.01") } }, { tip: "validation.number_range" }],
    [{ tip: { amount: lei("1000.01") } }, { tip: "validation.number_range" }],
    [
      { paymentMethod: "card_at_handover", cashChangeFor: lei("100.00") },
      { cashChangeFor: "checkout.change_without_cash" },
    ],
    [
      { companyInvoice: { name: "S", taxId: "fără" } },
      { "companyInvoice.name": "validation.string_min", "companyInvoice.taxId": "validation.invalid" },
    ],
    [{ acceptTerms: false }, { acceptTerms: "validation.accepted" }],
  ] as const)("names the field of %o", (changes, problems) => {
    expect(orderFieldProblems(commandOf(changes))).toEqual(problems);
  });

  it("looks into the address of a delivery", () => {
    const { deliveryAddress } = commandOf();
    const broken = deliveryAddress && { ...deliveryAddress, number: "", courierNote: "x".repeat(201) };
    expect(orderFieldProblems(commandOf({ deliveryAddress: broken }))).toEqual({
      "deliveryAddress.number": "validation.street_number_required",
      "deliveryAddress.courierNote": "validation.string_max",
    });
    expect(orderFieldProblems(commandOf({ deliveryAddress: broken, fulfillmentMethod: "pickup" }))).toEqual(
      {},
    );
  });
});

describe("changeProblem", () => {
  it("asks for at least the total, in its currency", () => {
    expect(changeProblem(null, lei("50.00"))).toBeNull();
    expect(changeProblem(lei("50.00"), lei("50.00"))).toBeNull();
    expect(changeProblem(lei("49.99"), lei("50.00"))).toBe("checkout.change_below_total");
    expect(changeProblem({ amount: "100.00", currency: "USD" }, lei("50.00"))).toBe("validation.invalid");
  });
});
