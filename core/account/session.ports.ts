import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OrganizationId, ShopId, UserId, VisitorId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Customer } from "./customer.ts";
import type { User } from "./user.ts";

/** What a user may change about the own profile; absent fields stay. A list replaces. */
export interface ProfileChange {
  readonly defaultDeliveryAddress?: DeliveryAddress | null;
  readonly deliveryAddresses?: readonly DeliveryAddress[];
  readonly defaultFulfillmentMethod?: FulfillmentMethod;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly locale?: Locale;
}

/** The signed-in person's own records. */
export interface SessionPort {
  changeProfile(userId: UserId, change: ProfileChange, signal: AbortSignal): Promise<User>;
  /** Makes the customer record of this shop, or answers the one there is. */
  ensureCustomer(
    userId: UserId,
    shopId: ShopId,
    visitorId: VisitorId | null,
    signal: AbortSignal,
  ): Promise<Customer>;
  selectOrganization(organizationId: OrganizationId, signal: AbortSignal): Promise<void>;
}
