import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { heldLocationSettings } from "#core/contract/shop/location-settings.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { HeldLocationSettings, LocationSettings } from "#core/setting/location/location-settings.ts";

// Every statement here runs within a transaction of the organization.

/** The settings of a location; null when the organization has no such location. */
export async function readLocationSettings(
  queries: Queries,
  id: LocationId,
): Promise<HeldLocationSettings | null> {
  const row = await READ.first(queries, id);
  return row === null ? null : decodeHeld(row.found);
}

/** The same, and nobody else changes the location before the transaction ends. */
export async function lockLocationSettings(
  queries: Queries,
  id: LocationId,
): Promise<HeldLocationSettings | null> {
  return (await LOCK.run(queries, id)) === 1 ? readLocationSettings(queries, id) : null;
}

/** Writes the settings of a location; the version of the settings rises, and by its trigger that of location and shop. */
export async function writeLocationSettings(
  queries: Queries,
  id: LocationId,
  settings: LocationSettings,
): Promise<void> {
  const { preparationMinutes, capacity } = settings;
  await WRITE.run(
    queries,
    id,
    settings.supportedFulfillmentMethods,
    JSON.stringify(settings.openingHours),
    JSON.stringify(settings.exceptions),
    preparationMinutes.pickup,
    preparationMinutes.delivery,
    settings.minimumOrder?.amount ?? null,
    settings.paymentMethods,
    capacity.orders,
    capacity.value?.amount ?? null,
    settings.autoAccept,
  );
}

const decodeHeld = decoderOf("settings of a location", heldLocationSettings);

const LOCK = statement(
  "locationSettings.lock",
  "select from locations where organization_id = tenant() and id = $1 for no key update",
);

const READ = statement(
  "locationSettings.read",
  `select json_build_object('version', l.settings_version, 'currency', s.currency, 'timezone', s.timezone,
      'hasZone', exists (select from zones z
         where z.organization_id = l.organization_id and z.location_id = l.id and z.active),
      'settings', json_build_object(
        'supportedFulfillmentMethods', l.supported_fulfillment_methods,
        'openingHours', l.opening_hours, 'exceptions', l.exceptions,
        'preparationMinutes', json_build_object('pickup', l.pickup_minutes, 'delivery', l.delivery_minutes),
        'minimumOrder', money_json(l.minimum_order, s.currency), 'paymentMethods', l.payment_methods,
        'capacity', json_build_object('orders', l.slot_orders, 'value', money_json(l.slot_value, s.currency)),
        'autoAccept', l.auto_accept)) as found
     from locations l join shops s on s.organization_id = l.organization_id and s.id = l.shop_id
    where l.organization_id = tenant() and l.id = $1`,
  ["found"],
);

const WRITE = statement(
  "locationSettings.write",
  `update locations set supported_fulfillment_methods = $2, opening_hours = $3, exceptions = $4,
          pickup_minutes = $5, delivery_minutes = $6, minimum_order = $7, payment_methods = $8,
          slot_orders = $9, slot_value = $10, auto_accept = $11, settings_version = settings_version + 1
    where organization_id = tenant() and id = $1`,
);
