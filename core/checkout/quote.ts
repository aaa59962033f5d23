import type { Line } from "#core/cart/line.ts";
import type { CartId, PromotionId, ZoneId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Blocker } from "./blocker.ts";
import type { DeliveryPromise, Slot } from "./promise.ts";

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

/** The sums of an order, in the order of the summary (product §4). */
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

/** What an order would cost and when it would come, and what stands in its way. Writes nothing. */
export interface Quote extends Totals {
  readonly cartId: CartId;
  readonly cartRevision: number;
  readonly lines: readonly Line[];
  readonly zoneId: ZoneId | null;
  readonly promise: DeliveryPromise | null;
  readonly slots: readonly Slot[];
  readonly blockers: readonly Blocker[];
}

/** A tip as the customer names it: per cent of subtotal - discounts, or an amount. */
export type Tip = { readonly percent: 0 | 5 | 10 | 15 } | { readonly amount: Money };
