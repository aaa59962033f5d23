import { FOUNDER_ROLE } from "#core/account/employee.ts";
import type { Queries } from "../db/prepared.ts";
import { statement } from "../db/statement.ts";
import { setScope } from "../db/transaction.ts";
import {
  FIRST_COLORS,
  hoursByMethod,
  type NewLocation,
  type NewOrganization,
  type NewShop,
} from "./new-shop.ts";

/** Where a row of a new shop belongs. */
export interface NewShopRef {
  readonly organizationId: string;
  readonly shopId: string;
}

/** Makes the company. */
export async function insertOrganization(
  queries: Queries,
  id: string,
  organization: NewOrganization,
): Promise<void> {
  const { name, legalName, taxId, address, email, phone } = organization;
  await INSERT_ORGANIZATION.run(queries, id, name, legalName, taxId, address, email, phone);
}

/** Makes the shop; the directory refuses a slug that is taken (unique_violation). */
export async function insertShop(
  queries: Queries,
  { organizationId, shopId }: NewShopRef,
  shop: NewShop,
): Promise<void> {
  const { slug, name, timezone, currency, locale, isPublished } = shop;
  const colors = JSON.stringify(FIRST_COLORS);
  await INSERT_SHOP.run(
    queries,
    organizationId,
    shopId,
    slug,
    name,
    timezone,
    currency,
    locale,
    colors,
    isPublished,
  );
}

/** Makes the location, with its default zone (which may be made after it) when it delivers. */
export async function insertLocation(
  queries: Queries,
  { organizationId, shopId }: NewShopRef,
  ids: {
    readonly locationId: string;
    readonly slug: string;
    readonly zoneId: string | null;
    readonly position: number;
  },
  location: NewLocation,
): Promise<void> {
  await INSERT_LOCATION.run(
    queries,
    organizationId,
    ids.locationId,
    shopId,
    ids.slug,
    location.name,
    location.address,
    location.coordinates.latitude,
    location.coordinates.longitude,
    location.phone,
    location.methods,
    JSON.stringify(hoursByMethod(location)),
    JSON.stringify(location.exceptions),
    ids.zoneId,
    ids.position,
  );
}

/** Makes the zone that the location delivers to, with one fee for every subtotal. */
export async function insertZone(
  queries: Queries,
  { organizationId, shopId }: NewShopRef,
  ids: { readonly locationId: string; readonly zoneId: string },
  location: NewLocation,
): Promise<void> {
  const feeRules = [{ min_subtotal: "0.00", fee: location.deliveryFee }];
  await INSERT_ZONE.run(
    queries,
    organizationId,
    ids.zoneId,
    shopId,
    ids.locationId,
    location.name,
    JSON.stringify(location.area),
    JSON.stringify(feeRules),
  );
}

/** Makes a user an owner of the organization; one who works there already becomes its owner. */
export async function insertOwner(
  queries: Queries,
  organizationId: string,
  employee: { readonly id: string; readonly userId: string },
): Promise<void> {
  await INSERT_OWNER.run(queries, organizationId, employee.id, employee.userId, FOUNDER_ROLE);
}

/** The account of an email in lower case, or null. Sees accounts for the rest of the transaction. */
export async function findAccount(queries: Queries, email: string): Promise<string | null> {
  await setScope(queries, "accounts");
  return (await FIND_ACCOUNT.first(queries, email))?.id ?? null;
}

const INSERT_ORGANIZATION = statement(
  "setup.insertOrganization",
  `insert into organizations (id, name, legal_name, tax_id, address, email, phone)
     values ($1, $2, $3, $4, $5, $6, $7)`,
);

const INSERT_SHOP = statement(
  "setup.insertShop",
  `insert into shops (organization_id, id, slug, name, timezone, currency, locale, colors, is_published)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

const INSERT_LOCATION = statement(
  "setup.insertLocation",
  `insert into locations (organization_id, id, shop_id, slug, name, address, latitude, longitude, phone,
     supported_fulfillment_methods, opening_hours, exceptions, default_zone_id, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
);

const INSERT_ZONE = statement(
  "setup.insertZone",
  `insert into zones (organization_id, id, shop_id, location_id, name, polygon, fee_rules)
     values ($1, $2, $3, $4, $5, $6, $7)`,
);

const INSERT_OWNER = statement(
  "setup.insertOwner",
  `insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, $4)
     on conflict (organization_id, user_id) do update set role = excluded.role, location_ids = null`,
);

const FIND_ACCOUNT = statement("setup.findAccount", "select id from users where email = $1");
