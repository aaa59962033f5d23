import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { decideOrder } from "#core/checkout/decision/decide-order.ts";
import { toId, type CartItemId, type OrderId, type PromotionId } from "#core/kernel/id.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import { acceptAsEntered, decidePhoneOrder, itemsOfCaller } from "#core/phone-order/decide-phone-order.ts";
import { PHONE_SOURCE } from "#core/order/order.ts";
import { asTestOrder } from "#core/checkout/decision/test-order.ts";
import type { PhoneOrderCommand } from "#core/phone-order/phone-order.ts";
import { commandOf, contextOf, itemOf } from "#tests/core/checkout/checkout-cases.ts";
import { refusalOf, valueOf } from "#tests/support/builders/values.ts";

const context = contextOf();

function phoned(change: Partial<PhoneOrderCommand> = {}): PhoneOrderCommand {
  const { fulfillmentMethod, deliveryAddress, contact, timing, paymentMethod } = commandOf({ tip: null });
  const { cashChangeFor, cutlery, kitchenNote, expectedTotal, expectedPromise, isTest } = commandOf({
    tip: null,
  });
  return {
    phone: "+40712345678",
    items: context.cart.items,
    fulfillmentMethod,
    deliveryAddress,
    contact,
    timing,
    paymentMethod,
    cashChangeFor,
    cutlery,
    kitchenNote,
    expectedTotal,
    expectedPromise,
    isTest,
    ...change,
  };
}

describe("decidePhoneOrder", () => {
  it("decides as about the same order of a customer, but for its source (ORDER-31)", () => {
    const own = valueOf(decideOrder(context, commandOf({ tip: null })));
    expect(valueOf(decidePhoneOrder(context, phoned()))).toEqual({ ...own, source: PHONE_SOURCE });
  });

  it("is a test order where staff says so (ORDER-39)", () => {
    const real = valueOf(decidePhoneOrder(context, phoned()));
    expect(valueOf(decidePhoneOrder(context, phoned({ isTest: true })))).toEqual(asTestOrder(real));
  });

  it("refuses what a customer's order is refused for", () => {
    expect(refusalOf(decidePhoneOrder({ ...context, isBlocked: true }, phoned())).key).toBe(
      "customer.blocked",
    );
    expect(refusalOf(decidePhoneOrder({ ...context, zones: [] }, phoned())).key).toBe("address.out_of_zone");
    const cheaper = { ...phoned().expectedTotal, amount: "0.01" };
    expect(refusalOf(decidePhoneOrder(context, phoned({ expectedTotal: cheaper }))).key).toBe(
      "checkout.total_mismatch",
    );
  });
});

describe("acceptAsEntered", () => {
  it("accepts in the same moment with the minutes of one tap, as the one who entered it (ORDER-30)", () => {
    const placed = valueOf(decidePhoneOrder(context, phoned()));
    const identity = { id: toId<OrderId>("comanda"), number: "A-042", eventNumber: 9 };
    const move = acceptAsEntered(placed, identity, staffMover("ana", "employee"));
    expect([move.event, move.at, move.status, move.mover.id]).toEqual([
      "accept",
      placed.placedAt,
      "accepted",
      "ana",
    ]);
    expect(move.minutes).toBeGreaterThan(0);
    expect(move.promisedAt).not.toBeNull();
  });
});

describe("itemsOfCaller", () => {
  it("takes neither coupons nor points, whatever was sent, and loses no piece", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }), (quantities) => {
        const items = quantities.map((qty, i) => ({
          ...itemOf("burger"),
          id: toId<CartItemId>(`item-${i}`),
          qty,
          notes: i % 2 === 0 ? null : `fără ${i}`,
          couponId: toId<PromotionId>("cupon"),
          payByPoints: true,
        }));
        const taken = itemsOfCaller(items);
        expect(taken.every(({ couponId, payByPoints }) => couponId === null && !payByPoints)).toBe(true);
        const pieces = (all: readonly { readonly qty: number }[]): number =>
          all.reduce((sum, { qty }) => sum + qty, 0);
        expect(pieces(taken)).toBe(pieces(items));
      }),
    );
  });
});
