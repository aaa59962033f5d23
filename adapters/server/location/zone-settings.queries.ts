import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { heldZones } from "#core/contract/shop/zone-settings.ts";
import { toId, type LocationId, type ZoneId } from "#core/kernel/id.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { HeldZones } from "#core/setting/zone/zone-settings.ts";

// Every statement here runs within a transaction of the organization.

/** The delivery zones of a location; null when the organization has no such location. */
export async function readZones(queries: Queries, id: LocationId): Promise<HeldZones | null> {
  const row = await READ.first(queries, id);
  return row === null ? null : decodeHeld(row.found);
}

/** The same with the zone it shows first, and nobody else changes them before the transaction ends. */
export async function lockZones(
  queries: Queries,
  id: LocationId,
): Promise<{ readonly held: HeldZones; readonly defaultId: ZoneId | null } | null> {
  const locked = await LOCK.first(queries, id);
  const held = locked === null ? null : await readZones(queries, id);
  if (locked === null || held === null) return null;
  return { held, defaultId: locked.defaultId === null ? null : toId<ZoneId>(locked.defaultId) };
}

/**
 * Writes the zones of a location; one that is not among them is delivered to no more, and stays for the orders that
 * went there.
 */
export async function writeZones(
  queries: Queries,
  id: LocationId,
  zones: readonly DeliveryZone[],
  defaultId: ZoneId | null,
): Promise<void> {
  const rows = zones.map((zone) => ({
    id: zone.id,
    name: zone.name,
    polygon: zone.polygon,
    fee_rules: zone.feeRules.map(({ minSubtotal, fee }) => ({
      min_subtotal: minSubtotal.amount,
      fee: fee.amount,
    })),
    minimum_order: zone.minimumOrder?.amount ?? null,
    extra_minutes: zone.travelMinutes,
  }));
  const kept = zones.map((zone) => zone.id);
  await RETIRE.run(queries, id, kept);
  await WRITE.run(queries, id, JSON.stringify(rows));
  await RAISE.run(queries, id, defaultId);
}

const decodeHeld = decoderOf("zones of a location", heldZones);

const LOCK = statement(
  "zoneSettings.lock",
  `select default_zone_id as "defaultId" from locations
    where organization_id = tenant() and id = $1 for no key update`,
);

const READ = statement(
  "zoneSettings.read",
  `select json_build_object('version', l.zones_version, 'currency', s.currency,
      'coordinates', json_build_object('latitude', l.latitude, 'longitude', l.longitude),
      'doesDelivery', 'delivery' = any (l.supported_fulfillment_methods),
      'zones', location_json(l, s.currency) -> 'zones') as found
     from locations l join shops s on s.organization_id = l.organization_id and s.id = l.shop_id
    where l.organization_id = tenant() and l.id = $1`,
  ["found"],
);

const RETIRE = statement(
  "zoneSettings.retire",
  `update zones set active = false
    where organization_id = tenant() and location_id = $1 and active and id <> all ($2)`,
);

const WRITE = statement(
  "zoneSettings.write",
  `insert into zones (organization_id, id, shop_id, location_id, name, polygon, fee_rules, minimum_order, extra_minutes)
   select l.organization_id, z.id, l.shop_id, l.id, z.name, z.polygon, z.fee_rules, z.minimum_order, z.extra_minutes
     from locations l, jsonb_to_recordset($2) z(id text, name text, polygon jsonb, fee_rules jsonb,
            minimum_order numeric, extra_minutes integer)
    where l.organization_id = tenant() and l.id = $1
   on conflict (organization_id, id) do update
      set name = excluded.name, polygon = excluded.polygon, fee_rules = excluded.fee_rules,
          minimum_order = excluded.minimum_order, extra_minutes = excluded.extra_minutes,
          version = zones.version + 1`,
);

const RAISE = statement(
  "zoneSettings.raise",
  `update locations set default_zone_id = $2, zones_version = zones_version + 1
    where organization_id = tenant() and id = $1`,
);
