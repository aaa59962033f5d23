import type { PaymentMethod } from "#core/shop/payment-method.ts";
import type { Money } from "#core/money/money.ts";

/** The payment of an order: a separate record, so that online payment can join without a new lifecycle. */
export interface Payment {
  readonly method: PaymentMethod;
  readonly status: "due" | "paid" | "refunded";
  readonly cashChangeFor: Money | null;
}

/** What an order's payment is once it is confirmed. */
export const CONFIRMED_PAYMENT: Payment["status"] = "paid";
