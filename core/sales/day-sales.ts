import { sum } from "#core/money/add.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { FULFILLED_STATUS, LOST_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { ORDER_SOURCES, type OrderSource } from "#core/order/order.ts";
import { startOfBusinessDay } from "#core/shop/business-day.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#core/shop/payment-method.ts";
import { SLOT_DAYS_AHEAD } from "#core/shop/slot/slot-input.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";
import type { CashDrop } from "./cash-drop.ts";
import { courierKey, type SalesCourier } from "./sales-courier.ts";

/** Orders of a day that are alike: how many, and what they sum up to. */
export interface SalesGroup {
  readonly status: OrderStatus;
  readonly source: OrderSource;
  readonly paymentMethod: PaymentMethod;
  /** Who was named to bring them; null for nobody. */
  readonly courier: SalesCourier | null;
  /** Whether its cash is of a drop. */
  readonly isDropped: boolean;
  readonly orders: number;
  readonly total: Money;
  /** Part of the total, as the delivery fees are. */
  readonly tips: Money;
  readonly deliveryFees: Money;
  /** Given back after complaints. */
  readonly refunded: Money;
}

/** All orders of a location that ended on a business day (BOARD-24). */
export interface DaySales {
  /** YYYY-MM-DD in the shop's zone. */
  readonly date: string;
  readonly currency: Currency;
  readonly groups: readonly SalesGroup[];
  /** Cash that was handed in for orders of the day, in the order of its first count. */
  readonly drops: readonly CashDrop[];
}

/** Sums of some orders. */
export interface SalesSums {
  readonly orders: number;
  readonly total: Money;
  readonly tips: Money;
  readonly deliveryFees: Money;
  readonly refunded: Money;
}

/** When orders of a business day ended, `to` excluded, and when the earliest of them can have been placed. */
export interface SalesSpan {
  readonly from: Instant;
  readonly to: Instant;
  readonly placedFrom: Instant;
}

/** The span of a business day of a zone; the longest way ahead that an order is placed lies before it. */
export function salesSpan(date: string, timezone: string): SalesSpan {
  return {
    from: startOfBusinessDay(date, timezone),
    to: startOfBusinessDay(plusDays(date, 1), timezone),
    // A day more for what was late, or moved over midnight.
    placedFrom: startOfBusinessDay(plusDays(date, -(SLOT_DAYS_AHEAD + 1)), timezone),
  };
}

/** All that was fulfilled. */
export function fulfilledSales({ groups, currency }: DaySales): SalesSums {
  return sumsOf(groups.filter(isFulfilled), currency);
}

/** What was fulfilled, by payment method; one without orders is absent. */
export function salesByPayment({
  groups,
  currency,
}: DaySales): readonly (SalesSums & { readonly paymentMethod: PaymentMethod })[] {
  return PAYMENT_METHODS.flatMap((paymentMethod) => {
    const some = groups.filter((group) => isFulfilled(group) && group.paymentMethod === paymentMethod);
    return some.length === 0 ? [] : [{ paymentMethod, ...sumsOf(some, currency) }];
  });
}

/** What was fulfilled, by where it was ordered; a source without orders is absent. */
export function salesBySource({
  groups,
  currency,
}: DaySales): readonly (SalesSums & { readonly source: OrderSource })[] {
  return ORDER_SOURCES.flatMap((source) => {
    const some = groups.filter((group) => isFulfilled(group) && group.source === source);
    return some.length === 0 ? [] : [{ source, ...sumsOf(some, currency) }];
  });
}

/** What a courier brought, how much of it was paid in cash, and what of that is still to be handed in. */
export interface CourierSales extends SalesSums {
  readonly courier: SalesCourier;
  readonly cash: Money;
  readonly openOrders: number;
  readonly due: Money;
}

/** What each courier brought; by name. What nobody was named for is absent. */
export function salesByCourier({ groups, currency }: DaySales): readonly CourierSales[] {
  const brought = groups.flatMap((group) =>
    isFulfilled(group) && group.courier !== null ? [{ group, courier: group.courier }] : [],
  );
  const keys = [...new Set(brought.map(({ courier }) => courierKey(courier)))];
  return keys
    .flatMap((key) => {
      const some = brought.filter(({ courier }) => courierKey(courier) === key);
      const [first] = some;
      if (first === undefined) return [];
      const own = some.map(({ group }) => group);
      const cash = own.filter(({ paymentMethod }) => paymentMethod === CASH);
      const open = cash.filter(({ isDropped }) => !isDropped);
      const { orders: openOrders, total: due } = sumsOf(open, currency);
      const sums = sumsOf(own, currency);
      return [{ courier: first.courier, ...sums, cash: totalOf(cash, currency), openOrders, due }];
    })
    .toSorted((left, right) => (left.courier.name < right.courier.name ? -1 : 1));
}

/** The cash that a courier has still to hand in. */
export function dueOf(day: DaySales, courier: SalesCourier): Money {
  const own = salesByCourier(day).find((one) => courierKey(one.courier) === courierKey(courier));
  return own?.due ?? totalOf([], day.currency);
}

/** What was lost, by how it ended; what did not happen is absent. */
export function lostSales({
  groups,
  currency,
}: DaySales): readonly (SalesSums & { readonly status: OrderStatus })[] {
  return LOST_STATUSES.flatMap((status) => {
    const some = groups.filter((group) => group.status === status);
    return some.length === 0 ? [] : [{ status, ...sumsOf(some, currency) }];
  });
}

/** What couriers hand in. */
export const CASH: PaymentMethod = "cash";

function isFulfilled({ status }: SalesGroup): boolean {
  return status === FULFILLED_STATUS;
}

function totalOf(groups: readonly SalesGroup[], currency: Currency): Money {
  return sum(
    groups.map(({ total }) => total),
    currency,
  );
}

function sumsOf(groups: readonly SalesGroup[], currency: Currency): SalesSums {
  const of = (amount: "tips" | "deliveryFees" | "refunded"): Money =>
    sum(
      groups.map((group) => group[amount]),
      currency,
    );
  return {
    orders: groups.reduce((count, { orders }) => count + orders, 0),
    total: totalOf(groups, currency),
    tips: of("tips"),
    deliveryFees: of("deliveryFees"),
    refunded: of("refunded"),
  };
}
