import type { Quote } from "#core/checkout/quote.ts";
import type { CartId, CustomerId, OrderId, ShopId } from "#core/kernel/id.ts";
import type { Order, StaffOrder } from "#core/order/order.ts";
import { plusMillis } from "#core/time/instant.ts";
import { idOf } from "./id.ts";
import { NOON } from "./instant.ts";
import { lei } from "./menu.ts";
import { CENTRU } from "./shop.ts";

/** One plain Pizza for pickup as soon as possible, placed at noon, not answered. */
export function anOrder(change: Partial<Order> = {}): Order {
  return {
    id: idOf<OrderId>("order"),
    number: "A-001",
    shopId: idOf<ShopId>("bistro"),
    location: { id: CENTRU, name: "Centru", address: "Str. Lipscani 1, București", phone: "+40310000001" },
    source: "web",
    status: "pending",
    version: 1,
    fulfillmentMethod: "pickup",
    placedAt: NOON,
    requestedFor: null,
    answerBy: plusMillis(NOON, 600_000),
    promise: { type: "asap", earliest: NOON, latest: plusMillis(NOON, 1_200_000), trace: [] },
    promisedAt: null,
    contact: { firstName: "Ana", lastName: "Popescu", phone: "+40722000001" },
    deliveryAddress: null,
    lines: [],
    subtotal: lei("30.00"),
    discounts: [],
    pointsUsed: 0,
    pointsPaid: lei("0.00"),
    deliveryFee: lei("0.00"),
    tip: lei("0.00"),
    total: lei("30.00"),
    vat: [],
    pointsEarned: 30,
    payment: { method: "cash", status: "due", cashChangeFor: null },
    cutlery: false,
    kitchenNote: null,
    companyInvoice: null,
    timeline: [],
    allowedEvents: ["cancel"],
    ...change,
  };
}

/** The same order as staff sees it: Ana's first. */
export function aStaffOrder(change: Partial<StaffOrder> = {}): StaffOrder {
  return {
    ...anOrder({ allowedEvents: ["accept", "reject"] }),
    customer: { id: idOf<CustomerId>("ana at bistro"), ordersCount: 1 },
    courier: null,
    zoneId: null,
    ...change,
  };
}

/** A quote for one plain Pizza, nothing in the way. */
export function aQuote(change: Partial<Quote> = {}): Quote {
  return {
    cartId: idOf<CartId>("cart"),
    cartRevision: 1,
    lines: [],
    subtotal: lei("30.00"),
    discounts: [],
    pointsUsed: 0,
    pointsPaid: lei("0.00"),
    deliveryFee: lei("0.00"),
    tip: lei("0.00"),
    total: lei("30.00"),
    vat: [],
    pointsEarned: 30,
    zoneId: null,
    promise: { type: "asap", earliest: NOON, latest: plusMillis(NOON, 1_200_000), trace: [] },
    slots: [],
    blockers: [],
    ...change,
  };
}
