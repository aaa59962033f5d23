import type { PromotionId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";

/** The VAT contained in what is paid in money at one rate. */
export interface VatShare {
  /** Per cent as decimal text. */
  readonly rate: string;
  readonly amount: Money;
}

/** What one promotion takes off the whole order. */
export interface DiscountShare {
  readonly promotionId: PromotionId;
  readonly name: string;
  readonly amount: Money;
}

/** The sums of an order, in the order of the summary (CHECKOUT-4). */
export interface Totals {
  /** Sum of the line prices before discounts. */
  readonly subtotal: Money;
  readonly discounts: readonly DiscountShare[];
  readonly pointsUsed: number;
  readonly pointsPaid: Money;
  readonly deliveryFee: Money;
  readonly tip: Money;
  readonly total: Money;
  readonly vat: readonly VatShare[];
  readonly pointsEarned: number;
}
