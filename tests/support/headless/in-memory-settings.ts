import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import type { HeldLocationSettings } from "#core/setting/location/location-settings.ts";
import type { HeldZones } from "#core/setting/zone/zone-settings.ts";
import { toId, type ZoneId } from "#core/kernel/id.ts";
import { square, zoneOf } from "../arbitraries/shop.ts";
import { lei } from "../builders/menu.ts";
import { aLocation } from "../builders/shop.ts";
import { type InMemoryPorts, refused } from "./call-log.ts";

/** The settings of the builders' location as they begin. */
export function locationSettingsAtFirst(): HeldLocationSettings {
  const { supportedFulfillmentMethods, openingHours, exceptions, preparationMinutes, ...location } =
    aLocation();
  const { minimumOrder, paymentMethods } = location;
  return {
    version: 1,
    settings: {
      supportedFulfillmentMethods,
      openingHours,
      exceptions,
      preparationMinutes,
      minimumOrder,
      paymentMethods,
      capacity: { orders: null, value: null },
      autoAccept: false,
    },
    currency: "RON",
    timezone: "Europe/Bucharest",
    hasZone: true,
  };
}

/** The settings of every location in memory, each written by the version that was read. */
export function createInMemoryLocationSettings(): InMemoryPorts["locationSettings"] {
  let held = locationSettingsAtFirst();
  return {
    readLocationSettings: () => held,
    writeLocationSettings: (_id, version, settings) => {
      if (version !== held.version) throw refused(SETTING_CONFLICT);
      held = { ...held, version: version + 1, settings };
      return held;
    },
  };
}

/** Two zones of the builders' location that overlap. */
export function zonesAtFirst(): HeldZones {
  const { coordinates } = aLocation();
  const around = (reach: number) =>
    square(coordinates.longitude - reach, coordinates.latitude - reach, 2 * reach);
  const zone = (id: string, reach: number, fee: string) =>
    zoneOf(
      id,
      { type: "Polygon", coordinates: [around(reach)] },
      { feeRules: [{ minSubtotal: lei("0.00"), fee: lei(fee) }] },
    );
  return {
    version: 1,
    currency: "RON",
    coordinates,
    doesDelivery: true,
    zones: [zone("near", 0.01, "5.00"), zone("wide", 0.03, "12.00")],
  };
}

/** The zones of every location in memory, each written by the version that was read. */
export function createInMemoryZones(): InMemoryPorts["zoneSettings"] {
  let held = zonesAtFirst();
  return {
    readZones: () => held,
    writeZones: (_id, version, zones) => {
      if (version !== held.version) throw refused(SETTING_CONFLICT);
      const made = zones.map((zone, at) => ({
        ...zone,
        id: zone.id ?? toId<ZoneId>(`made-${version}-${at}`),
      }));
      held = { ...held, version: version + 1, zones: made };
      return held;
    },
  };
}
