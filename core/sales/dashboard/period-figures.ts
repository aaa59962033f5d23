import { FULFILLMENT_METHODS, type FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { subtract, sum } from "#core/money/add.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { multiplyByRatio } from "#core/money/multiply-by-ratio.ts";
import { FULFILLED_STATUS, LOST_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#core/shop/payment-method.ts";
import type { AlikeOrders } from "./alike-orders.ts";

/** How many orders, and what they were worth. */
export interface OrdersWorth {
  readonly orders: number;
  readonly total: Money;
}

/** The same of sales, with what of it is net. */
export interface SalesWorth extends OrdersWorth {
  readonly netSales: Money;
}

/** The same with what is taken off: `total` is net sales, VAT and tips. */
export interface SalesParts extends SalesWorth {
  readonly vat: Money;
  readonly tips: Money;
}

/** What a period adds up to (DASHBOARD-2). All but the lost is of fulfilled orders. */
export interface PeriodFigures extends SalesParts {
  readonly deliveryFees: Money;
  /** Net sales for each order, half-even; null without orders. */
  readonly averageOrder: Money | null;
  readonly byMethod: readonly (SalesWorth & { readonly method: FulfillmentMethod })[];
  readonly byPayment: readonly (OrdersWorth & { readonly paymentMethod: PaymentMethod })[];
  /** By how they ended; each is there. */
  readonly lost: readonly (OrdersWorth & { readonly status: OrderStatus })[];
  /** Whole seconds that an order waited to be accepted, on average; null where none was. */
  readonly answerSeconds: number | null;
  readonly lateOrders: number;
  /** First orders: as many as there are new customers. */
  readonly newCustomers: number;
  readonly returningOrders: number;
  readonly discounts: Money;
  readonly pointsUsed: number;
  readonly pointsPaid: Money;
  readonly pointsEarned: number;
  /** Given back after complaints; not taken out of the sales. */
  readonly refunded: Money;
}

/** Adds up groups of alike orders of one currency. */
export function periodFigures(groups: readonly AlikeOrders[], currency: Currency): PeriodFigures {
  const sold = groups.filter(isSale);
  const whole = salesWorth(sold, currency);
  const answered = countOf(sold, "answered");
  return {
    ...whole,
    deliveryFees: amountOf(sold, "deliveryFees", currency),
    averageOrder: whole.orders === 0 ? null : multiplyByRatio(whole.netSales, 1, whole.orders, "halfEven"),
    byMethod: FULFILLMENT_METHODS.map((method) => ({
      method,
      ...worthOf(
        sold.filter((group) => group.method === method),
        currency,
      ),
    })),
    byPayment: PAYMENT_METHODS.map((paymentMethod) => ({
      paymentMethod,
      ...ordersWorth(
        sold.filter((group) => group.paymentMethod === paymentMethod),
        currency,
      ),
    })),
    lost: LOST_STATUSES.map((status) => ({
      status,
      ...ordersWorth(
        groups.filter((group) => group.status === status),
        currency,
      ),
    })),
    answerSeconds: answered === 0 ? null : Math.round(countOf(sold, "answerMs") / answered / 1000),
    lateOrders: countOf(
      sold.filter(({ isLate }) => isLate),
      "orders",
    ),
    newCustomers: countOf(
      sold.filter(({ isFirst }) => isFirst),
      "orders",
    ),
    returningOrders: countOf(
      sold.filter(({ isFirst }) => !isFirst),
      "orders",
    ),
    discounts: amountOf(sold, "discounts", currency),
    pointsUsed: countOf(sold, "pointsUsed"),
    pointsPaid: amountOf(sold, "pointsPaid", currency),
    pointsEarned: countOf(sold, "pointsEarned"),
    refunded: amountOf(sold, "refunded", currency),
  };
}

/** Whether orders are sales: fulfilled, not lost. */
export function isSale({ status }: Pick<AlikeOrders, "status">): boolean {
  return status === FULFILLED_STATUS;
}

/** What orders of one currency were worth, taken apart; of sales, the net part is what was sold. */
export function salesWorth(groups: readonly AlikeOrders[], currency: Currency): SalesParts {
  const vat = amountOf(groups, "vat", currency);
  const tips = amountOf(groups, "tips", currency);
  const { orders, total } = ordersWorth(groups, currency);
  return { orders, total, netSales: subtract(total, sum([vat, tips], currency)), vat, tips };
}

function worthOf(groups: readonly AlikeOrders[], currency: Currency): SalesWorth {
  const { orders, total, netSales } = salesWorth(groups, currency);
  return { orders, total, netSales };
}

function ordersWorth(groups: readonly AlikeOrders[], currency: Currency): OrdersWorth {
  return { orders: countOf(groups, "orders"), total: amountOf(groups, "total", currency) };
}

type Amount = "total" | "tips" | "deliveryFees" | "vat" | "discounts" | "pointsPaid" | "refunded";
type Count = "orders" | "pointsUsed" | "pointsEarned" | "answered" | "answerMs";

function amountOf(groups: readonly AlikeOrders[], amount: Amount, currency: Currency): Money {
  return sum(
    groups.map((group) => group[amount]),
    currency,
  );
}

function countOf(groups: readonly AlikeOrders[], count: Count): number {
  return groups.reduce((counted, group) => counted + group[count], 0);
}
