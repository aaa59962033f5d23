import { UNPAID_PAYMENT } from "../payment.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import { orderAge, promiseCountdown } from "./order-age.ts";
import { isUnanswered } from "../lifecycle/order-stages.ts";
import type { Order, StaffOrder } from "../order.ts";

/** How pressing an order is: by its waiting time until somebody answers, by its promise from then on. */
export interface OrderUrgency {
  readonly measure: "waiting" | "promise";
  /** Minutes waited, or left until the promise; negative past it. */
  readonly minutes: number;
  readonly level: "calm" | "near" | "late";
}

const AGE_LEVEL = { fresh: "calm", aging: "near", old: "late" } as const;
const PROMISE_LEVEL = { ahead: "calm", near: "near", past: "late" } as const;

/** How pressing an order is now: at 5 and 8 minutes of waiting, 10 minutes before and past the promise (BOARD-3). */
export function orderUrgency(order: Order, now: Instant): OrderUrgency {
  if (isUnanswered(order.status)) {
    const { minutes, level } = orderAge(order.placedAt, now);
    return { measure: "waiting", minutes, level: AGE_LEVEL[level] };
  }
  const { minutes, level } = promiseCountdown(promisedTime(order), now);
  return { measure: "promise", minutes, level: PROMISE_LEVEL[level] };
}

/** When the customer expects the food. */
export function promisedTime(order: Pick<Order, "promisedAt" | "promise">): Instant {
  return order.promisedAt ?? order.promise.latest;
}

/** What is still to be collected; null once it is paid. */
export function moneyToCollect({ payment, total }: Order): Money | null {
  return payment.status === UNPAID_PAYMENT ? total : null;
}

/** Whether this is the customer's first order at the shop; the count holds the order itself. */
export function isFirstOrder({ customer }: StaffOrder): boolean {
  return customer.ordersCount <= 1;
}

/** The name of the order's zone, where it is one of those known. */
export function zoneNameOf(order: StaffOrder, zones: readonly DeliveryZone[]): string | null {
  return zones.find(({ id }) => id === order.zoneId)?.name ?? null;
}

const ALLERGY = /alerg|allerg|intoleran|celiac|coeliac|anafila|anaphyla/i;

/** Whether a note speaks of an allergy or intolerance, in Romanian or English: nobody may overlook it. */
export function mentionsAllergy(note: string): boolean {
  return ALLERGY.test(note);
}
