import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import { toLocation } from "#adapters/server/shop/shops.rows.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { EmployeeId, LocationId, OrganizationId, PromotionId, ShopId } from "#core/kernel/id.ts";
import { ulid } from "#core/contract/schema/scalars.ts";
import { PERSON_FIELDS, role } from "#core/contract/user.ts";
import type { Customer } from "#core/account/customer.ts";
import type { EmployeeShop, Role } from "#core/account/employee.ts";
import type { User } from "#core/account/user.ts";
import type { Instant } from "#core/time/instant.ts";

/** A person as the database answers: shops by their ids. */
export interface UserRow extends Omit<
  User,
  "employees" | "couponRedemptionsCounts" | "selectedOrganizationId" | "factorNeededBy"
> {
  readonly employees: readonly EmployeeRow[];
}

/** A person's place in an organization, its shops by their ids. */
export interface EmployeeRow {
  readonly id: EmployeeId;
  readonly role: Role;
  readonly locationIds: readonly LocationId[] | null;
  readonly organization: {
    readonly id: OrganizationId;
    readonly name: string;
    readonly shopIds: readonly ShopId[];
  };
}

const organization = Schema.Struct({
  id: ulid<OrganizationId>(),
  name: Schema.String,
  shopIds: Schema.Array(ulid<ShopId>()),
});

const userRow = Schema.Struct({
  ...PERSON_FIELDS,
  employees: Schema.Array(
    Schema.Struct({
      id: ulid<EmployeeId>(),
      role,
      locationIds: Schema.NullOr(Schema.Array(ulid<LocationId>())),
      organization,
    }),
  ),
});

/** Decodes a person. */
export const decodeUser: (json: unknown) => UserRow = decoderOf("a user", userRow);

/** Decodes the organizations that an admin may work in. */
export const decodeOrganizations: (json: unknown) => readonly EmployeeRow["organization"][] = decoderOf(
  "organizations",
  Schema.Array(organization),
);

/** The shops of all organizations that a person works for, each once. */
export function shopIdsOf(person: UserRow): readonly ShopId[] {
  return [...new Set(person.employees.flatMap(({ organization }) => organization.shopIds))];
}

/** The person with shops and locations as they are at that instant. */
export function toUser(
  person: UserRow,
  snapshots: readonly ShopSnapshot[],
  selectedOrganizationId: OrganizationId | null,
  now: Instant,
): User {
  const shops = new Map(snapshots.map((snapshot) => [snapshot.shopId, toEmployeeShop(snapshot, now)]));
  return {
    ...person,
    couponRedemptionsCounts: countRedemptions(person.customers),
    employees: person.employees.map(({ organization: { shopIds, ...organization }, ...employee }) => ({
      ...employee,
      organization: { ...organization, shops: shopIds.flatMap((id) => shops.get(id) ?? []) },
    })),
    selectedOrganizationId,
    factorNeededBy: [],
  };
}

function toEmployeeShop({ shop, locations }: ShopSnapshot, now: Instant): EmployeeShop {
  const { id, slug, name, timezone } = shop;
  return {
    id,
    slug,
    name,
    timezone,
    locations: locations.map((location) => toLocation(location, timezone, now)),
  };
}

// A promotion belongs to one shop, so no count meets another one.
function countRedemptions(customers: readonly Customer[]): Readonly<Record<PromotionId, number>> {
  return Object.assign({}, ...customers.map(({ couponRedemptionsCounts }) => couponRedemptionsCounts));
}
