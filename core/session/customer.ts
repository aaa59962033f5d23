import type { CustomerId, PromotionId, ShopId, UserId, VisitorId } from "#core/kernel/id.ts";

/** What a user is to one shop. */
export interface Customer {
  readonly id: CustomerId;
  readonly userId: UserId;
  readonly shopId: ShopId;
  readonly visitorId: VisitorId | null;
  readonly availableRewardPoints: number;
  /** Orders that are not terminal. */
  readonly pendingOrdersCount: number;
  readonly fulfilledOrdersCount: number;
  readonly pendingAppOrdersCount: number;
  readonly fulfilledAppOrdersCount: number;
  /** Held and used redemptions by promotion. */
  readonly couponRedemptionsCounts: Readonly<Record<PromotionId, number>>;
}
