import type { PaymentMethod } from "#core/shop/payment-method.ts";
import type { Money } from "#core/money/money.ts";

/** How an order's payment stands. */
export const PAYMENT_STATUSES = ["due", "paid", "refunded"] as const;

/** The payment of an order: a separate record, so that online payment can join without a new lifecycle. */
export interface Payment {
  readonly method: PaymentMethod;
  readonly status: (typeof PAYMENT_STATUSES)[number];
  readonly cashChangeFor: Money | null;
  /** What was given back, all of it or a part; null is nothing. */
  readonly refunded: Money | null;
}

/** What an order's payment is once it is confirmed. */
export const CONFIRMED_PAYMENT: Payment["status"] = "paid";

/** What it is once something was given back. */
export const REFUNDED_PAYMENT: Payment["status"] = "refunded";

/** What it is before anything was paid. */
export const UNPAID_PAYMENT: Payment["status"] = "due";
