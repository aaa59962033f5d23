import type { IdSource } from "#core/kernel/id-source.ts";
import type { Queries } from "../db/prepared.ts";
import type { NewOrganization, NewShop } from "./new-shop.ts";
import {
  insertLocation,
  insertOrganization,
  insertShop,
  insertZone,
  type NewShopRef,
} from "./new-shop.queries.ts";
import { slugOf } from "./slug-of.ts";

/**
 * Makes the shop with its location and zone within the transaction of the caller, whose tenant is the place's
 * organization; `organization` is null where that exists already.
 */
export async function makeShop(
  queries: Queries,
  place: NewShopRef,
  shop: NewShop,
  organization: NewOrganization | null,
  ids: IdSource,
): Promise<void> {
  const { location } = shop;
  const locationId = ids.ulid();
  const zoneId = location.methods.includes("delivery") ? ids.ulid() : null;
  if (organization !== null) await insertOrganization(queries, place.organizationId, organization);
  await insertShop(queries, place, shop);
  await insertLocation(
    queries,
    place,
    { locationId, slug: slugOf(location.name, "location"), zoneId },
    location,
  );
  if (zoneId !== null) await insertZone(queries, place, { locationId, zoneId }, location);
}
