import { toId, type CartItemId, type LocationId, type OrderId, type ProductId } from "#core/kernel/id.ts";
import { toMoney } from "#core/money/parse-money.ts";
import type { OrderNotice } from "#core/order/lifecycle/order-notice.ts";
import { FIRST_STATUS, FIRST_VERSION } from "#core/order/lifecycle/order-stages.ts";
import type { Order } from "#core/order/order.ts";
import { DEFAULT_IF_MISSING } from "#core/order/line-change/if-missing.ts";
import { UNPAID_PAYMENT } from "#core/order/payment.ts";
import type { Location } from "#core/shop/location.ts";
import type { Shop } from "#core/shop/shop.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { MessageKind } from "./message-log.ts";

/** The kinds of which customers get a mail. */
const MAILED = [
  "order_placed",
  "order_rejected",
  "order_cancelled",
  "order_fulfilled",
  "complaint_resolved",
] as const satisfies readonly MessageKind[];

const HALF_AN_HOUR_MS = 1_800_000;
const NO_ID = "00000000000000000000000000";

/** A notice about a sample order, of a kind that has a text of its own as a mail. */
export interface SampleNotice extends OrderNotice {
  readonly kind: (typeof MAILED)[number];
}

/** The mails that an order of a shop may lead to, about one sample order each (MESSAGE-10). */
export function sampleNotices(
  shop: Pick<Shop, "id" | "name" | "timezone" | "organization" | "currency">,
  location: Pick<Location, "id" | "name" | "address" | "phone"> | null,
  at: Instant,
): readonly SampleNotice[] {
  const order = sampleOrder(shop, location, at);
  const lost = { reason: "too_busy", text: null } as const;
  return MAILED.map((kind) => ({
    kind,
    order,
    shop,
    at,
    promisedAt: null,
    ...(kind === "order_rejected" ? lost : { reason: null, text: null }),
    lineChange: null,
    resolution:
      kind === "complaint_resolved"
        ? { type: "refund", text: null, itemIds: null, amount: order.total, points: null, at }
        : null,
  }));
}

function sampleOrder(
  { id, currency }: Pick<Shop, "id" | "currency">,
  location: Pick<Location, "id" | "name" | "address" | "phone"> | null,
  at: Instant,
): Order {
  const money = (amount: string) => toMoney(amount, currency);
  const none = money("0.00");
  return {
    id: toId<OrderId>(NO_ID),
    number: "A-042",
    shopId: id,
    location: location ?? { id: toId<LocationId>(NO_ID), name: "", address: "", phone: "" },
    source: "web",
    isTest: false,
    status: FIRST_STATUS,
    version: FIRST_VERSION,
    fulfillmentMethod: "pickup",
    placedAt: at,
    requestedFor: null,
    answerBy: plusMillis(at, HALF_AN_HOUR_MS),
    promise: { type: "asap", earliest: at, latest: plusMillis(at, HALF_AN_HOUR_MS), trace: [] },
    promisedAt: null,
    contact: { firstName: "Ana", lastName: "Ionescu", phone: "+40722000000" },
    deliveryAddress: null,
    lines: [
      {
        itemId: toId<CartItemId>(NO_ID),
        productId: toId<ProductId>(NO_ID),
        name: "Pizza Margherita",
        qty: 2,
        modifiers: [],
        unitPrice: money("32.00"),
        linePrice: money("64.00"),
        pointsUsed: 0,
        pointsPaid: none,
        discount: none,
        promotionId: null,
        total: money("64.00"),
        vatRate: "11.00",
        notes: null,
        trace: [],
      },
    ],
    subtotal: money("64.00"),
    discounts: [],
    pointsUsed: 0,
    pointsPaid: none,
    deliveryFee: none,
    tip: none,
    total: money("64.00"),
    vat: [{ rate: "11.00", amount: money("6.34") }],
    pointsEarned: 0,
    payment: { method: "cash", status: UNPAID_PAYMENT, cashChangeFor: null, refunded: null },
    complaints: [],
    lineChanges: [],
    ifMissing: DEFAULT_IF_MISSING,
    cutlery: false,
    kitchenNote: null,
    companyInvoice: null,
    timeline: [],
    allowedEvents: [],
  };
}
