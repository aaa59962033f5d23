import type { CustomerId, ShopId, UserId, VisitorId } from "#core/kernel/id.ts";
import type { CouponCustomer } from "#core/promotion/coupon-context.ts";

/** What a user is to one shop. */
export interface Customer extends CouponCustomer {
  readonly id: CustomerId;
  readonly userId: UserId;
  readonly shopId: ShopId;
  readonly visitorId: VisitorId | null;
  readonly availableRewardPoints: number;
}
