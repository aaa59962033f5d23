import type { Line } from "#core/cart/line.ts";
import type { CartItemId, CustomerId, OrderId, ProductId, ShopId, ZoneId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { plusMillis } from "#core/time/instant.ts";
import { idOf } from "./id.ts";
import { NOON } from "./instant.ts";
import { CENTRU } from "./shop.ts";

const MINUTE_MS = 60_000;

function lei(amount: string): Money {
  return { amount, currency: "RON" };
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
  return {
    id: idOf<OrderId>("order 42"),
    number: "A-042",
    shopId: idOf<ShopId>("bistro"),
    location: { id: CENTRU, name: "Centru", address: "Str. Lipscani 1, București", phone: "+40310000001" },
    source: "web",
    status: "pending",
    version: 1,
    fulfillmentMethod: "delivery",
    placedAt: NOON,
    requestedFor: null,
    answerBy: plusMillis(NOON, 10 * MINUTE_MS),
    promise: {
      type: "asap",
      earliest: plusMillis(NOON, 50 * MINUTE_MS),
      latest: plusMillis(NOON, 55 * MINUTE_MS),
      trace: [
        { key: "preparation", minutes: 45 },
        { key: "zone", minutes: 10 },
      ],
    },
    promisedAt: null,
    contact: { firstName: "Ana", lastName: "Popescu", phone: "+40722000001" },
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
    payment: { method: "cash", status: "due", cashChangeFor: null },
    cutlery: false,
    kitchenNote: null,
    companyInvoice: null,
    timeline: [
      { number: 1, event: "place", at: NOON, actor: "customer", reason: null, text: null, minutes: null },
    ],
    allowedEvents: ["accept", "reject"],
    subtotal: lei("30.00"),
    discounts: [],
    pointsUsed: 0,
    pointsPaid: lei("0.00"),
    deliveryFee: lei("10.00"),
    tip: lei("0.00"),
    total: lei("40.00"),
    vat: [],
    pointsEarned: 30,
    customer: { id: idOf<CustomerId>("ana at bistro"), ordersCount: 1 },
    courier: null,
    zoneId: idOf<ZoneId>("centru zone"),
    ...change,
  };
}
