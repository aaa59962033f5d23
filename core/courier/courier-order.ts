import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { Money } from "#core/money/money.ts";
import { zero } from "#core/money/parse-money.ts";
import { moneyToCollect } from "#core/order/board/card-facts.ts";
import type { OrderEventType, OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { Order } from "#core/order/order.ts";
import type { DeliveryPromise } from "#core/shop/slot/promise.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";

/** How long after the end of an order its courier still sees whom it was for, in milliseconds (COURIER-7). */
export const COURIER_SEES_MS = 2 * 3_600_000;

/** Where a courier fetches an order. */
interface PickupPlace {
  readonly name: string;
  readonly address: string;
  readonly coordinates: Coordinates;
}

/** An order as the courier sees it (COURIER-7); a while after its end nothing personal is left. */
export interface CourierOrder {
  readonly number: string;
  readonly isTest: boolean;
  readonly status: OrderStatus;
  /** Whether the courier said that they are at the door. */
  readonly hasArrived: boolean;
  readonly promise: DeliveryPromise;
  readonly pickup: PickupPlace;
  /** Null once it is too long over. */
  readonly contact: { readonly firstName: string; readonly phone: string } | null;
  readonly deliveryAddress: DeliveryAddress | null;
  /** What must be in the bag; empty once it is too long over. */
  readonly items: readonly BagItem[];
  /** Zero where nothing is left to collect. */
  readonly toCollect: Money;
  readonly endedAt: Instant | null;
}

/** One line of the bag. */
interface BagItem {
  readonly name: string;
  readonly qty: number;
}

/** A run as it is kept: its order, where it is fetched and when it was over. */
export interface Run {
  readonly order: Order;
  readonly pickup: PickupPlace;
  readonly endedAt: Instant | null;
}

/** Whether an order is over for so long that its courier need not know any more whom it was for. */
function isLongOver(endedAt: Instant | null, now: Instant): boolean {
  return endedAt !== null && plusMillis(endedAt, COURIER_SEES_MS) <= now;
}

/** Whether nothing personal is left of a run (COURIER-7). */
export function isForgotten({ contact }: Pick<CourierOrder, "contact">): boolean {
  return contact === null;
}

/** A run without whom it was for, once that was over for long enough (COURIER-7). */
export function withoutPerson(order: CourierOrder, now: Instant): CourierOrder {
  if (!isLongOver(order.endedAt, now)) return order;
  const { currency } = order.toCollect;
  return { ...order, contact: null, deliveryAddress: null, items: [], toCollect: zero(currency) };
}

/** What the courier of a run may see now. */
export function courierOrderOf({ order, pickup, endedAt }: Run, now: Instant): CourierOrder {
  const { number, isTest, status, contact, deliveryAddress, total, timeline } = order;
  const nothing = zero(total.currency);
  const seen: CourierOrder = {
    number,
    isTest,
    status,
    hasArrived: timeline.some(({ event }) => event === ARRIVAL),
    pickup,
    promise: promiseOf(order),
    endedAt,
    contact: { firstName: contact.firstName, phone: contact.phone },
    deliveryAddress,
    items: order.lines.map(({ name, modifiers, qty }) => ({
      name: [name, ...modifiers.map((modifier) => modifier.name)].join(" · "),
      qty,
    })),
    toCollect: endedAt === null ? (moneyToCollect(order) ?? nothing) : nothing,
  };
  return withoutPerson(seen, now);
}

const ARRIVAL: OrderEventType = "arrive";

// What the restaurant promised when it accepted takes the place of what was promised at checkout.
function promiseOf({ promise, promisedAt }: Order): DeliveryPromise {
  return promisedAt === null ? promise : { ...promise, earliest: promisedAt, latest: promisedAt, trace: [] };
}
