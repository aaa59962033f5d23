import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Money } from "#core/money/money.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { OrderSource } from "#core/order/order.ts";
import type { PaymentMethod } from "#core/shop/payment-method.ts";

/** Orders of a period that are over and alike, and what they sum up to; every sum is of all of them. */
export interface AlikeOrders {
  readonly status: OrderStatus;
  readonly method: FulfillmentMethod;
  readonly paymentMethod: PaymentMethod;
  readonly source: OrderSource;
  /** Fulfilled after what was promised (BOARD-18). */
  readonly isLate: boolean;
  /** The first that their customers got. */
  readonly isFirst: boolean;
  readonly orders: number;
  readonly total: Money;
  /** Parts of the total, as the VAT is. */
  readonly tips: Money;
  readonly deliveryFees: Money;
  readonly vat: Money;
  readonly discounts: Money;
  readonly pointsUsed: number;
  readonly pointsPaid: Money;
  readonly pointsEarned: number;
  readonly refunded: Money;
  /** Fulfilled ones that somebody accepted, and the milliseconds that they waited for it together. */
  readonly answered: number;
  readonly answerMs: number;
}
