import { idOf } from "#tests/support/builders/values.ts";
import { aPromotion } from "#tests/support/builders/shop.ts";
import { describe, expect, it } from "vitest";
import type { PricedCart } from "#core/cart/cart.ts";
import { contentHash } from "#core/cart/content-hash.ts";
import { decodeAnswer, encodeAnswer, encodePath, statusOf } from "#core/contract/codec/answer.ts";
import {
  type CartId,
  type CartItemId,
  type LocationId,
  type OrderId,
  type ProductId,
  type ShopId,
  toId,
} from "#core/kernel/id.ts";
import { parseInstant } from "#core/time/instant.ts";

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const PRICE = { amount: "12.50", currency: "RON" } as const;

const item = {
  id: toId<CartItemId>(ID),
  productId: toId<ProductId>(ID),
  qty: 2,
  modifierIdsByGroup: {},
  notes: null,
  couponId: null,
  payByPoints: false,
};

function cart(): PricedCart {
  const updatedAt = parseInstant("2026-07-01T10:00:00Z");
  if (updatedAt === null) throw new Error("Not an instant");
  return {
    id: toId<CartId>(ID),
    shopId: toId<ShopId>(ID),
    locationId: toId<LocationId>(ID),
    revision: 4,
    updatedAt,
    items: [item],
    lines: [],
    presentedUi: { total: PRICE },
    fromMobileApp: false,
    promotions: [aPromotion("Vara")],
    changes: { dropped: [], repriced: [{ itemId: item.id, old: PRICE, new: PRICE }] },
  };
}

describe("encodeAnswer (WIRE-1)", () => {
  it("writes a cart as it goes over the wire, with the content hash of each item (CART-2)", () => {
    expect(encodeAnswer("loadCart", cart())).toEqual({
      id: ID,
      shop_id: ID,
      location_id: ID,
      revision: 4,
      updated_at: "2026-07-01T10:00:00.000Z",
      items: [
        {
          id: ID,
          product_id: ID,
          qty: 2,
          modifier_ids_by_group: {},
          notes: null,
          coupon_id: null,
          pay_by_points: false,
          content_hash: contentHash(item),
        },
      ],
      lines: [],
      presented_ui: { total: PRICE },
      from_mobile_app: false,
      promotions: [
        {
          id: idOf("Vara"),
          name: "Vara",
          automatic: false,
          discount: { value: "0.20" },
          applies_to_modifiers: true,
          limited_to_location_ids: null,
          limited_to_product_ids: null,
          limited_to_mobile_app: false,
          limited_to_fulfillment_methods: null,
          usage_limit_per_customer: null,
          valid_from: null,
          valid_until: null,
          weekday_hours: null,
        },
      ],
      changes: { dropped: [], repriced: [{ item_id: ID, old: PRICE, new: PRICE }] },
    });
  });

  it("writes a list with its meta", () => {
    expect(encodeAnswer("listOrders", { items: [], page: 1, perPage: 25, total: 0 })).toEqual({
      data: [],
      meta: { page: 1, per_page: 25, total: 0 },
    });
  });

  it("writes the slots of a day as data", () => {
    const day = { timezone: "Europe/Bucharest", asap: null, nextOpeningAt: null, slots: [] };
    expect(encodeAnswer("slots", day)).toEqual({
      timezone: "Europe/Bucharest",
      asap: null,
      next_opening_at: null,
      data: [],
    });
  });
});

describe("decodeAnswer", () => {
  it("ignores fields of a newer server", () => {
    const json = { resend_after: 60, channel: "sms" };
    expect(decodeAnswer("addPhone", json)).toEqual({ ok: true, value: { resendAfter: 60 } });
  });

  it("refuses an answer that breaks the contract", () => {
    expect(decodeAnswer("addPhone", { resend_after: "60" })).toEqual({
      ok: false,
      error: { resend_after: ["validation.invalid"] },
    });
  });
});

describe("statusOf", () => {
  it("is 204 for nothing where the call knows it", () => {
    expect([
      statusOf("deliveryZoneByCoordinate", null),
      statusOf("deliveryZoneByCoordinate", {}),
      statusOf("placeOrder", {}),
      statusOf("logout", null),
      statusOf("forgotPassword", null),
    ]).toEqual([204, 200, 201, 204, 202]);
  });
});

describe("encodePath", () => {
  it("fills in the parameters, escaped", () => {
    expect(encodePath("moveOrder", { id: toId<OrderId>(ID) })).toBe(`/operations/orders/${ID}/transitions`);
    expect(encodePath("shopBySlug", { slug: "a/b?" })).toBe("/shops/by-slug/a%2Fb%3F");
  });
});
