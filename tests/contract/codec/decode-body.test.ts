import { describe, expect, it } from "vitest";
import { decodeBody } from "#core/contract/codec/decode.ts";
import { refusalOf, valueOf } from "#tests/support/builders/values.ts";

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const OTHER = "01BX5ZZKBKACTAV9WEVGEMMVS0";

const ITEM = { id: ID, product_id: OTHER, qty: 2, modifier_ids_by_group: { [ID]: OTHER, [OTHER]: [ID] } };
const CART = { id: ID, shop_id: ID, location_id: ID, items: [ITEM] };
const TOTAL = { amount: "87.50", currency: "RON" };
const ORDER = {
  cart_id: ID,
  cart_revision: 3,
  location_id: ID,
  fulfillment_method: "delivery",
  delivery_address: {
    street: " Strada Lungă ",
    number: "5",
    city: "București",
    coordinates: { latitude: 44.43, longitude: 26.1 },
  },
  contact: { first_name: "Ana" },
  timing: { type: "scheduled", slot_start: "2026-07-01T10:15:00Z" },
  payment_method: "cash",
  expected_total: TOTAL,
  accept_terms: true,
};

describe("decodeBody", () => {
  it("fills in optional fields, and accepts a content hash without trusting it", () => {
    const items = [{ ...ITEM, content_hash: "anything" }];
    expect(decodeBody("saveCart", { ...CART, items })).toEqual({
      ok: true,
      value: {
        id: ID,
        shopId: ID,
        locationId: ID,
        revision: null,
        baseRevision: null,
        writer: null,
        items: [
          {
            id: ID,
            productId: OTHER,
            qty: 2,
            modifierIdsByGroup: { [ID]: OTHER, [OTHER]: [ID] },
            notes: null,
            couponId: null,
            payByPoints: false,
            contentHash: "anything",
          },
        ],
        presentedUi: { total: null },
        fromMobileApp: false,
      },
    });
  });

  it("reads an order with trimmed texts and canonical instants", () => {
    expect(decodeBody("placeOrder", ORDER)).toEqual({
      ok: true,
      value: {
        cartId: ID,
        cartRevision: 3,
        locationId: ID,
        fulfillmentMethod: "delivery",
        deliveryAddress: {
          street: "Strada Lungă",
          number: "5",
          city: "București",
          block: null,
          staircase: null,
          floor: null,
          apartment: null,
          intercom: null,
          coordinates: { latitude: 44.43, longitude: 26.1 },
          courierNote: null,
        },
        contact: { firstName: "Ana", lastName: null },
        timing: { type: "scheduled", slotStart: "2026-07-01T10:15:00.000Z" },
        paymentMethod: "cash",
        cashChangeFor: null,
        cutlery: false,
        ifMissing: "remove",
        kitchenNote: null,
        tip: null,
        companyInvoice: null,
        expectedTotal: TOTAL,
        expectedPromise: null,
        acceptTerms: true,
        isTest: false,
        fromMobileApp: false,
      },
    });
  });

  it("names every invalid field as the API does", () => {
    const items = [{ ...ITEM, qty: 1.5, notes: "x".repeat(141) }];
    expect(decodeBody("saveCart", { ...CART, shop_id: "x", items })).toEqual({
      ok: false,
      error: {
        shop_id: ["validation.invalid"],
        "items.0.qty": ["validation.integer"],
        "items.0.notes": ["validation.string_max"],
      },
    });
  });

  it.each([
    ["text", "1"],
    ["a fraction", 1.5],
    ["a negative number", -1],
    ["a number beyond 99", 1e9],
    ["a hundred", 100],
    ["NaN", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["null", null],
    ["a list", [1]],
    ["a boolean", true],
  ])("refuses %s as a quantity", (_what, qty) => {
    const decoded = decodeBody("saveCart", { ...CART, items: [{ ...ITEM, qty }] });
    expect(Object.keys(refusalOf(decoded))).toEqual(["items.0.qty"]);
  });

  it("takes quantity 0, which drops the line", () => {
    expect(decodeBody("saveCart", { ...CART, items: [{ ...ITEM, qty: 0 }] }).ok).toBe(true);
  });

  it.each([
    " 1",
    "1 ",
    "1",
    "1.5",
    "1.500",
    "01.00",
    "1e2",
    "0x10",
    "NaN",
    "Infinity",
    "",
    "-0.00",
    "+1.00",
    "1,00",
  ])("refuses %j as an amount", (amount) => {
    const presented_ui = { total: { amount, currency: "RON" } };
    const decoded = decodeBody("saveCart", { ...CART, presented_ui });
    expect(decoded).toEqual({ ok: false, error: { "presented_ui.total.amount": ["validation.invalid"] } });
  });

  it.each([12.5, null, true, { amount: "1.00" }, "1.00"])("refuses %j as money", (total) => {
    expect(decodeBody("placeOrder", { ...ORDER, expected_total: total }).ok).toBe(false);
  });

  it.each([
    ["unknown", { ...CART, total: 1 }, "total"],
    ["spelled as in the domain", { ...CART, shopId: ID }, "shopId"],
    ["that would be a prototype", JSON.parse(`{"__proto__": {"isAdmin": true}}`), "__proto__"],
    ["named constructor", { ...CART, constructor: 1 }, "constructor"],
  ])("refuses a field %s", (_what, body, field) => {
    const decoded = decodeBody("saveCart", body);
    expect(refusalOf(decoded)[field]).toEqual(["validation.unknown_field"]);
  });

  it("refuses an unknown field within an item", () => {
    expect(decodeBody("saveCart", { ...CART, items: [{ ...ITEM, price: "0.01" }] })).toEqual({
      ok: false,
      error: { "items.0.price": ["validation.unknown_field"] },
    });
  });

  it.each([null, undefined, [], "text", 5])("refuses %j where an object belongs", (body) => {
    expect(decodeBody("saveCart", body)).toEqual({ ok: false, error: { body: ["validation.invalid"] } });
  });

  it("names each field that is missing", () => {
    expect(decodeBody("cancelOrder", {})).toEqual({ ok: false, error: { version: ["validation.required"] } });
  });

  it("accepts no body, null or an empty object where none is expected, and nothing else", () => {
    expect([undefined, null, "", {}].map((body) => decodeBody("logout", body))).toEqual(
      Array.from({ length: 4 }, () => ({ ok: true, value: null })),
    );
    expect(decodeBody("logout", { a: 1 }).ok).toBe(false);
  });

  it("wants the terms accepted", () => {
    expect(decodeBody("placeOrder", { ...ORDER, accept_terms: false })).toEqual({
      ok: false,
      error: { accept_terms: ["validation.accepted"] },
    });
  });

  it("takes a tip as money or in per cent", () => {
    const tips = [
      { amount: "5.00", currency: "RON" },
      { percent: 10 },
      { percent: 7 },
      { amount: "-5.00", currency: "RON" },
    ];
    expect(
      tips.map((tip) => {
        const decoded = decodeBody("placeOrder", { ...ORDER, tip });
        return decoded.ok ? decoded.value.tip : null;
      }),
    ).toEqual([{ amount: { amount: "5.00", currency: "RON" } }, { percent: 10 }, null, null]);
  });

  it("reads the instant for `indefinitely` by its value, with or without Z", () => {
    const untils = [
      "9999-12-31T23:59:59",
      "9999-12-31T23:59:59Z",
      "9999-12-31T23:59:59.000Z",
      "2026-07-01T10:00:00+03:00",
      null,
    ];
    const changes = untils.map((disabled_until) => ({ type: "product", id: ID, disabled_until }));
    const decoded = decodeBody("changeAvailability", { changes });
    expect(valueOf(decoded).changes.map(({ disabledUntil }) => disabledUntil)).toEqual([
      "9999-12-31T23:59:59",
      "9999-12-31T23:59:59",
      "9999-12-31T23:59:59",
      "2026-07-01T07:00:00.000Z",
      null,
    ]);
  });

  it("refuses text with control characters", () => {
    expect(decodeBody("placeOrder", { ...ORDER, kitchen_note: "fără\u0000ceapă" })).toEqual({
      ok: false,
      error: { kitchen_note: ["validation.invalid"] },
    });
  });
});
