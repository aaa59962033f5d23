import { describe, expect, it } from "vitest";
import { FIELDS, type FieldMessages } from "#core/errors/field.ts";
import { fromWireFields, toWireFields } from "#core/contract/errors/wire-fields.ts";

const ALL: FieldMessages = Object.fromEntries(FIELDS.map((field) => [field, [`about ${field}`]]));

describe("the fields of a refusal", () => {
  it("have the names of the wire there", () => {
    const of = (field: (typeof FIELDS)[number]): readonly string[] =>
      Object.keys(toWireFields({ [field]: [] }));
    expect(of("contact.firstName")).toEqual(["contact.first_name"]);
    expect(of("deliveryAddress.courierNote")).toEqual(["delivery_address.courier_note"]);
    expect(of("companyInvoice.taxId")).toEqual(["company_invoice.tax_id"]);
    expect(of("cashChangeFor")).toEqual(["cash_change_for"]);
    expect(of("readyInMinutes")).toEqual(["ready_in_minutes"]);
    expect(of("acceptTerms")).toEqual(["accept_terms"]);
  });

  it("are read back as they were", () => {
    expect(fromWireFields(toWireFields(ALL))).toEqual(ALL);
  });

  it("are refused as the known one around them, and else as the body, without losing a message", () => {
    expect(
      fromWireFields({
        "timing.slot_start": ["past"],
        "delivery_address.coordinates.latitude": ["far"],
        loyalty: ["unknown"],
        "items.0.qty": ["many"],
      }),
    ).toEqual({ timing: ["past"], deliveryAddress: ["far"], body: ["unknown", "many"] });
  });
});
