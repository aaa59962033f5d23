import type { UserId } from "#core/kernel/id.ts";
import type { User } from "#core/account/user.ts";
import { aCustomer } from "./customer.ts";
import { idOf } from "./id.ts";
import { toInstant } from "./instant.ts";

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
