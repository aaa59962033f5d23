import type { Money } from "#core/money/money.ts";

/** How the money changes hands. */
export type PaymentMethod = "cash" | "card_at_handover";

/** The payment beside an order: a record of its own, so that online payment can join without a new lifecycle. */
export interface Payment {
  readonly method: PaymentMethod;
  readonly status: "due" | "paid" | "refunded";
  readonly cashChangeFor: Money | null;
}
