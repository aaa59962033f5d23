import * as Schema from "effect/Schema";
import { ROLES } from "#core/account/employee.ts";
import type {
  CustomerId,
  EmployeeId,
  LocationId,
  OrganizationId,
  PromotionId,
  ShopId,
  UserId,
} from "#core/kernel/id.ts";
import { MAX_SAVED_ADDRESSES } from "#core/fulfillment/profile.ts";
import { profileAddress, savedDeliveryAddress } from "./address.ts";
import { MESSAGE } from "./schema/field-message-key.ts";
import { location } from "./shop/location.ts";
import {
  count,
  fulfillmentMethod,
  instant,
  optionalOr,
  optionalOrNull,
  trimmed,
  ulid,
  visitorId,
} from "./schema/scalars.ts";
import { locale } from "./shop/shop.ts";
import { wireStruct } from "./schema/wire-struct.ts";

const couponRedemptionsCounts = Schema.Record(ulid<PromotionId>(), count);

/** A user as the customer of one shop. */
export const customer = wireStruct({
  id: ulid<CustomerId>(),
  userId: ulid<UserId>(),
  shopId: ulid<ShopId>(),
  visitorId: Schema.NullOr(visitorId),
  availableRewardPoints: count,
  pendingOrdersCount: count,
  fulfilledOrdersCount: count,
  pendingAppOrdersCount: count,
  fulfilledAppOrdersCount: count,
  couponRedemptionsCounts,
});

const employeeShop = wireStruct({
  id: ulid<ShopId>(),
  slug: Schema.String,
  name: Schema.String,
  timezone: Schema.String,
  locations: Schema.Array(location),
});

/** The role of an employee. */
export const role = Schema.Literals(ROLES);

/** A user's place in an organization. */
export const employee = wireStruct({
  id: ulid<EmployeeId>(),
  role,
  locationIds: Schema.NullOr(Schema.Array(ulid<LocationId>())),
  organization: wireStruct({
    id: ulid<OrganizationId>(),
    name: Schema.String,
    shops: Schema.Array(employeeShop),
  }),
});

/** The fields of a person, apart from the organizations an account works for. */
export const PERSON_FIELDS = {
  id: ulid<UserId>(),
  username: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  phone: Schema.NullOr(Schema.String),
  phoneVerifiedAt: Schema.NullOr(instant),
  locale,
  isAdmin: Schema.Boolean,
  defaultFulfillmentMethod: Schema.NullOr(fulfillmentMethod),
  defaultDeliveryAddress: Schema.NullOr(savedDeliveryAddress),
  deliveryAddresses: Schema.Array(savedDeliveryAddress),
  customers: Schema.Array(customer),
};

/** The person who is signed in. */
export const user = wireStruct({
  ...PERSON_FIELDS,
  couponRedemptionsCounts,
  employees: Schema.Array(employee),
  selectedOrganizationId: Schema.NullOr(ulid<OrganizationId>()),
  factorNeededBy: optionalOr(Schema.Array(ulid<OrganizationId>()), []),
});

/** What a user may change about the profile; a missing field stays. */
export const profileChange = wireStruct({
  defaultDeliveryAddress: Schema.optionalKey(Schema.NullOr(profileAddress)),
  deliveryAddresses: Schema.optionalKey(
    Schema.Array(profileAddress).check(Schema.isMaxLength(MAX_SAVED_ADDRESSES, MESSAGE.arrayMax)),
  ),
  defaultFulfillmentMethod: Schema.optionalKey(fulfillmentMethod),
  firstName: Schema.optionalKey(trimmed(2, 50)),
  lastName: Schema.optionalKey(trimmed(1, 50)),
  locale: Schema.optionalKey(locale),
});

/** Asks for the customer record of a shop. */
export const customerRequest = wireStruct({
  userId: ulid<UserId>(),
  shopId: ulid<ShopId>(),
  visitorId: optionalOrNull(visitorId),
});

/** Everything that is held on a person, by table. */
export const personExport = wireStruct({
  madeAt: instant,
  ordersLeftOut: count,
  records: Schema.Record(Schema.String, Schema.Array(Schema.Unknown)),
});
