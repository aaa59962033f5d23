import type { CustomerId, ShopId, UserId } from "#core/kernel/id.ts";
import type { Customer } from "#core/account/customer.ts";
import { idOf } from "./id.ts";

/** Ana's record at the shop: 500 points, nothing ordered yet. */
export function aCustomer(change: Partial<Customer> = {}): Customer {
  return {
    id: idOf<CustomerId>("ana at bistro"),
    userId: idOf<UserId>("ana"),
    shopId: idOf<ShopId>("bistro"),
    visitorId: null,
    availableRewardPoints: 500,
    pendingOrdersCount: 0,
    fulfilledOrdersCount: 0,
    pendingAppOrdersCount: 0,
    fulfilledAppOrdersCount: 0,
    couponRedemptionsCounts: {},
    ...change,
  };
}
