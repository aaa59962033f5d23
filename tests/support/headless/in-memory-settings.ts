import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import type { HeldLocationSettings } from "#core/setting/location/location-settings.ts";
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
