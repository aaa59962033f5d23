import type { Queries } from "#adapters/server/db/prepared.ts";
import type { TableRows } from "#adapters/server/db/statement-types.generated.ts";
import { locationLetter } from "#core/order/order-number.ts";
import type { DemoContent, DemoLocation, DemoShop } from "./demo-content.ts";
import { demoId } from "./demo-ids.ts";
import { insertRows } from "./insert-rows.ts";

/** Makes the organization that the transaction works in, with its shops, locations and zones. */
export async function seedShops(
  queries: Queries,
  content: DemoContent,
  organizationKey: string,
): Promise<void> {
  const shops = content.shops.filter(({ organization }) => organization === organizationKey);
  const organizations = content.organizations.filter(({ key }) => key === organizationKey);
  await insertRows(
    queries,
    "organizations",
    organizations.map(({ key, ...company }) => ({ id: demoId("organization", key), ...company })),
  );
  await insertRows(queries, "shops", shops.map(toShopRow));
  const locations = shops.flatMap((shop) =>
    shop.locations.map((location, index) => toLocationRow(shop, location, index)),
  );
  await insertRows(queries, "locations", locations);
  await insertRows(
    queries,
    "zones",
    shops.flatMap((shop) => shop.locations.flatMap((location) => toZoneRows(shop, location))),
  );
}

function toShopRow(shop: DemoShop): TableRows["shops"] {
  return {
    organization_id: demoId("organization", shop.organization),
    id: demoId("shop", shop.key),
    slug: shop.slug,
    name: shop.name,
    custom_domain: shop.custom_domain,
    timezone: shop.timezone,
    currency: shop.currency,
    locale: shop.locale,
    colors: shop.colors,
    coupons_enabled: shop.features.coupons,
    points_enabled: shop.features.points,
    points_per_unit: shop.points_per_unit,
    facebook_pixel_id: shop.facebook_pixel_id,
    google_measurement_id: shop.google_measurement_id,
  };
}

function toLocationRow(shop: DemoShop, location: DemoLocation, index: number): TableRows["locations"] {
  const [firstZone] = location.zones;
  return {
    organization_id: demoId("organization", shop.organization),
    id: demoId("location", shop.key, location.key),
    shop_id: demoId("shop", shop.key),
    position: index + 1,
    slug: location.slug,
    name: location.name,
    address: location.address,
    latitude: location.coordinates.latitude,
    longitude: location.coordinates.longitude,
    phone: location.phone,
    supported_fulfillment_methods: location.supported_fulfillment_methods,
    opening_hours: location.opening_hours,
    exceptions: location.exceptions,
    pickup_minutes: location.preparation_minutes.pickup,
    delivery_minutes: location.preparation_minutes.delivery,
    minimum_order: location.minimum_order.delivery,
    payment_methods: location.payment_methods,
    slot_orders: location.slot_capacity.orders,
    slot_value: location.slot_capacity.value,
    delivery_vat_rate: location.delivery_vat_rate,
    auto_accept: location.auto_accept,
    number_prefix: locationLetter(index),
    default_zone_id: firstZone === undefined ? null : demoId("zone", shop.key, location.key, firstZone.key),
  };
}

function toZoneRows(shop: DemoShop, location: DemoLocation): readonly TableRows["zones"][] {
  return location.zones.map(({ key, ...zone }) => ({
    organization_id: demoId("organization", shop.organization),
    id: demoId("zone", shop.key, location.key, key),
    shop_id: demoId("shop", shop.key),
    location_id: demoId("location", shop.key, location.key),
    ...zone,
  }));
}
