import type { Queries } from "../db/prepared.ts";
import {
  FIRST_COLORS,
  hoursByMethod,
  type NewLocation,
  type NewOrganization,
  type NewShop,
} from "./new-shop.ts";

/** Where a row of a new shop belongs. */
export interface ShopPlace {
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
  await queries.query(
    "insert into organizations (id, name, legal_name, tax_id, address, email, phone) values ($1, $2, $3, $4, $5, $6, $7)",
    [id, name, legalName, taxId, address, email, phone],
  );
}

/** Makes the shop; the directory refuses a slug that is taken (unique_violation). */
export async function insertShop(
  queries: Queries,
  { organizationId, shopId }: ShopPlace,
  shop: NewShop,
): Promise<void> {
  await queries.query(
    `insert into shops (organization_id, id, slug, name, timezone, currency, locale, colors)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      organizationId,
      shopId,
      shop.slug,
      shop.name,
      shop.timezone,
      shop.currency,
      shop.locale,
      JSON.stringify(FIRST_COLORS),
    ],
  );
}

/** Makes the location, with its default zone (which may be made after it) when it delivers. */
export async function insertLocation(
  queries: Queries,
  { organizationId, shopId }: ShopPlace,
  ids: { readonly locationId: string; readonly slug: string; readonly zoneId: string | null },
  location: NewLocation,
): Promise<void> {
  await queries.query(
    `insert into locations (organization_id, id, shop_id, slug, name, address, latitude, longitude, phone,
       supported_fulfillment_methods, opening_hours, default_zone_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
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
      ids.zoneId,
    ],
  );
}

/** Makes the zone that the location delivers to, with one fee for every subtotal. */
export async function insertZone(
  queries: Queries,
  { organizationId, shopId }: ShopPlace,
  ids: { readonly locationId: string; readonly zoneId: string },
  location: NewLocation,
): Promise<void> {
  const feeRules = [{ min_subtotal: "0.00", fee: location.deliveryFee }];
  await queries.query(
    `insert into zones (organization_id, id, shop_id, location_id, name, polygon, fee_rules)
       values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      organizationId,
      ids.zoneId,
      shopId,
      ids.locationId,
      location.name,
      JSON.stringify(location.area),
      JSON.stringify(feeRules),
    ],
  );
}

/** Makes a user an owner of the organization; one who works there already becomes its owner. */
export async function insertOwner(
  queries: Queries,
  organizationId: string,
  employee: { readonly id: string; readonly userId: string },
): Promise<void> {
  await queries.query(
    `insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, 'owner')
       on conflict (organization_id, user_id) do update set role = 'owner', location_ids = null`,
    [organizationId, employee.id, employee.userId],
  );
}

/** The account of an email in lower case, or null. Sees accounts for the rest of the transaction. */
export async function findAccount(queries: Queries, email: string): Promise<string | null> {
  await queries.query("select set_config('app.scope', 'accounts', true)");
  const { rows } = await queries.query<{ id: string }>("select id::text as id from users where email = $1", [
    email,
  ]);
  return rows[0]?.id ?? null;
}
