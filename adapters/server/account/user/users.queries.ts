import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { SavedDeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OrganizationId, UserId } from "#core/kernel/id.ts";
import { adminPlace } from "#core/account/workplace.ts";
import type { User } from "#core/account/user.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  decodeOrganizations,
  decodeUser,
  shopIdsOf,
  toUser,
  type EmployeeRow,
  type UserRow,
} from "./users.rows.ts";

/** What a person changes about the own profile; null stays, but for the address, which has `replacesAddress`. */
export interface ProfileWrite {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly locale: Locale | null;
  readonly defaultFulfillmentMethod: FulfillmentMethod | null;
  readonly replacesAddress: boolean;
  readonly defaultDeliveryAddress: SavedDeliveryAddress | null;
  readonly deliveryAddresses: readonly SavedDeliveryAddress[] | null;
}

/** Everything about a person, across shops and organizations; null when there is none such. */
export async function loadUser(
  database: Queries,
  shopCache: ShopCache,
  userId: UserId,
  selectedOrganizationId: OrganizationId | null,
  now: Instant,
): Promise<User | null> {
  const { person: json } = await READ_USER.one(database, userId);
  if (json === null) return null;
  const found = decodeUser(json);
  const person = found.isAdmin ? await withEveryOrganization(database, found, selectedOrganizationId) : found;
  const shops = await Promise.all(shopIdsOf(person).map((id) => shopCache.latest(id)));
  return toUser(
    person,
    shops.filter((snapshot) => snapshot !== null),
    selectedOrganizationId,
    now,
  );
}

// An admin needs no employee record (STAFF-3): where there is one, it is what the organization knows them as.
async function withEveryOrganization(
  database: Queries,
  person: UserRow,
  selected: OrganizationId | null,
): Promise<UserRow> {
  const { all } = await READ_ORGANIZATIONS.one(database, person.id, selected);
  const known = new Set(person.employees.map(({ organization }) => organization.id));
  const others = decodeOrganizations(all ?? []).filter(({ id }) => !known.has(id));
  return { ...person, employees: [...person.employees, ...others.map(toAdminRow)] };
}

function toAdminRow(organization: EmployeeRow["organization"]): EmployeeRow {
  const { shopIds, ...plain } = organization;
  return { ...adminPlace({ ...plain, shops: [] }), organization: { ...plain, shopIds } };
}

/** Writes what changed about a profile, within `inAccounts`. */
export async function writeProfile(queries: Queries, userId: UserId, change: ProfileWrite): Promise<void> {
  await WRITE_PROFILE.run(
    queries,
    userId,
    change.firstName,
    change.lastName,
    change.locale,
    change.defaultFulfillmentMethod,
    change.replacesAddress,
    toJson(change.defaultDeliveryAddress),
    toJson(change.deliveryAddresses),
  );
}

function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

const WRITE_PROFILE = statement(
  "account.writeProfile",
  `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
          locale = coalesce($4, locale), default_fulfillment_method = coalesce($5, default_fulfillment_method),
          default_delivery_address = case when $6 then $7::jsonb else default_delivery_address end,
          delivery_addresses = coalesce($8::jsonb, delivery_addresses)
    where id = $1`,
);

const READ_USER = statement("user.read", "select user_json($1) as person");

const READ_ORGANIZATIONS = statement(
  "user.readOrganizationsOfAdmin",
  "select organizations_of_admin($1, $2) as all",
);
