import type { SavedDeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OrganizationId, PromotionId, UserId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Customer } from "./customer.ts";
import type { Employee } from "./employee.ts";

/** The person who is signed in; users are global, customers belong to one shop. */
export interface User {
  readonly id: UserId;
  /** The email in lower case. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string | null;
  readonly phoneVerifiedAt: Instant | null;
  readonly locale: Locale;
  readonly isAdmin: boolean;
  readonly defaultFulfillmentMethod: FulfillmentMethod | null;
  readonly defaultDeliveryAddress: SavedDeliveryAddress | null;
  readonly deliveryAddresses: readonly SavedDeliveryAddress[];
  readonly couponRedemptionsCounts: Readonly<Record<PromotionId, number>>;
  readonly customers: readonly Customer[];
  readonly employees: readonly Employee[];
  readonly selectedOrganizationId: OrganizationId | null;
  /** Organizations that need a second factor, which this session did not prove (ACCOUNT-36). */
  readonly factorNeededBy: readonly OrganizationId[];
}
