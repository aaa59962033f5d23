import type { CustomerId, ShopId, UserId } from "#core/kernel/id.ts";
import type { Customer } from "#core/account/customer.ts";
import type { User } from "#core/account/user.ts";
import { idOf } from "./id.ts";
import { toInstant } from "./instant.ts";

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

/** Ana, a customer of bistro-nord, her phone verified. */
export function aUser(change: Partial<User> = {}): User {
  return {
    id: idOf<UserId>("ana"),
    username: "ana@example.com",
    firstName: "Ana",
    lastName: "Popescu",
    email: "ana@example.com",
    phone: "+40722000001",
    phoneVerifiedAt: toInstant("2026-01-02T10:00:00Z"),
    locale: "ro",
    isAdmin: false,
    defaultFulfillmentMethod: null,
    defaultDeliveryAddress: null,
    deliveryAddresses: [],
    couponRedemptionsCounts: {},
    customers: [aCustomer()],
    employees: [],
    selectedOrganizationId: null,
    ...change,
  };
}
