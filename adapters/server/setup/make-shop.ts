import type { IdSource } from "#core/kernel/id-source.ts";
import type { Queries } from "../db/prepared.ts";
import type { NewLocation, NewOrganization, NewShop } from "./new-shop.ts";
import {
  insertLocation,
  insertOrganization,
  insertShop,
  insertZone,
  type NewShopRef,
} from "./new-shop.queries.ts";
import { slugOf } from "./slug-of.ts";

/**
 * Makes the shop with its locations and their zones within the transaction of the caller, whose tenant is the place's
 * organization; `organization` is null where that exists already.
 */
export async function makeShop(
  queries: Queries,
  place: NewShopRef,
  shop: NewShop,
  organization: NewOrganization | null,
  ids: IdSource,
): Promise<void> {
  if (organization !== null) await insertOrganization(queries, place.organizationId, organization);
  await insertShop(queries, place, shop);
  const further = (shop.furtherLocations ?? []).map((names) => ({ ...shop.location, ...names }));
  for (const [index, location] of [shop.location, ...further].entries())
    await makeLocation(queries, place, { location, position: index + 1 }, ids);
}

async function makeLocation(
  queries: Queries,
  place: NewShopRef,
  { location, position }: { readonly location: NewLocation; readonly position: number },
  ids: IdSource,
): Promise<void> {
  const locationId = ids.ulid();
  const zoneId = location.methods.includes("delivery") ? ids.ulid() : null;
  const slug = location.slug ?? slugOf(location.name, "location");
  await insertLocation(queries, place, { locationId, slug, zoneId, position }, location);
  if (zoneId !== null) await insertZone(queries, place, { locationId, zoneId }, location);
}
