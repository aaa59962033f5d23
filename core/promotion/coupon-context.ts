import type { LocationId, ProductId, PromotionId } from "#core/kernel/id.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Instant } from "#core/time/instant.ts";
import type { LocalTime } from "#core/time/local-time.ts";

/** What a usage limit is measured on. */
export interface CouponCustomer {
  /** Orders that are not terminal. */
  readonly pendingOrdersCount: number;
  readonly fulfilledOrdersCount: number;
  readonly pendingAppOrdersCount: number;
  readonly fulfilledAppOrdersCount: number;
  /** Held and used redemptions by promotion. */
  readonly couponRedemptionsCounts: Readonly<Record<PromotionId, number>>;
}

/** Where, when, for what and by whom a promotion would be used. */
export interface CouponContext {
  readonly now: Instant;
  /** The same moment on the wall of the shop's zone. */
  readonly localTime: Pick<LocalTime, "weekday" | "minuteOfDay">;
  readonly locationId: LocationId;
  readonly productId: ProductId;
  /** Null in a cart: the method is chosen at checkout. */
  readonly fulfillmentMethod: FulfillmentMethod | null;
  /** a convenience, not a protection: the client says so (PROMOTION-5). */
  readonly fromMobileApp: boolean;
  /** Promotions that all customers together have used up. */
  readonly exhaustedPromotionIds: readonly PromotionId[];
  /** Null for a guest. */
  readonly customer: CouponCustomer | null;
}
