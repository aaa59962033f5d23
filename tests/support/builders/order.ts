import type { Quote } from "#core/checkout/quote.ts";
import type { CartId, CustomerId, OrderId, ShopId, CartItemId, ProductId, ZoneId } from "#core/kernel/id.ts";
import type { Order, StaffOrder } from "#core/order/order.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { Line } from "#core/cart/line.ts";
import { idOf, NOON } from "./values.ts";
import { lei } from "./menu.ts";
import { CENTRU } from "./shop.ts";

const MINUTE_MS = 60_000;

/** One plain Pizza for pickup as soon as possible, placed at noon, not answered. */
export function anOrder(change: Partial<Order> = {}): Order {
  return {
    id: idOf<OrderId>("order"),
    number: "A-001",
    shopId: idOf<ShopId>("bistro"),
    location: { id: CENTRU, name: "Centru", address: "Str. Lipscani 1, București", phone: "+40310000001" },
    source: "web",
    isTest: false,
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
    payment: { method: "cash", status: "due", cashChangeFor: null, refunded: null },
    complaints: [],
    lineChanges: [],
    ifMissing: "remove",
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
    customer: { id: idOf<CustomerId>("ana at bistro"), ordersCount: 1, isBlocked: false },
    courier: null,
    acceptedVersions: { terms: null, privacy: null },
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

/** A line of an order without discount and points. */
export function anOrderLine(name: string, change: Partial<Line> = {}): Line {
  return {
    itemId: idOf<CartItemId>(name.slice(0, 20)),
    productId: idOf<ProductId>(name.slice(0, 20)),
    name,
    qty: 1,
    modifiers: [],
    unitPrice: lei("30.00"),
    linePrice: lei("30.00"),
    pointsUsed: 0,
    pointsPaid: lei("0.00"),
    discount: lei("0.00"),
    promotionId: null,
    total: lei("30.00"),
    vatRate: "11.00",
    notes: null,
    trace: [],
    ...change,
  };
}

/** Ana's order for delivery as soon as possible, placed at noon and not yet answered. */
export function aDeliveryOrder(change: Partial<StaffOrder> = {}): StaffOrder {
  return aStaffOrder({
    id: idOf<OrderId>("order 42"),
    number: "A-042",
    fulfillmentMethod: "delivery",
    promise: {
      type: "asap",
      earliest: plusMillis(NOON, 50 * MINUTE_MS),
      latest: plusMillis(NOON, 55 * MINUTE_MS),
      trace: [
        { key: "preparation", minutes: 45 },
        { key: "zone", minutes: 10 },
      ],
    },
    deliveryAddress: {
      street: "Strada Lungă",
      number: "10",
      city: "București",
      block: null,
      staircase: null,
      floor: null,
      apartment: null,
      intercom: null,
      courierNote: null,
      coordinates: { latitude: 44.43, longitude: 26.1 },
    },
    lines: [anOrderLine("Ciorbă de burtă")],
    timeline: [
      { number: 1, event: "place", at: NOON, actor: "customer", reason: null, text: null, minutes: null },
    ],
    deliveryFee: lei("10.00"),
    total: lei("40.00"),
    zoneId: idOf<ZoneId>("centru zone"),
    ...change,
  });
}
