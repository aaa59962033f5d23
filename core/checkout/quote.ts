import type { Line } from "#core/cart/line.ts";
import type { Totals } from "#core/cart/pricing/order-totals.ts";
import type { CartId, ZoneId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Blocker } from "./blocker.ts";
import type { DeliveryPromise, Slot } from "#core/shop/slot/promise.ts";

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
