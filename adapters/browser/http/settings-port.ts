import type { LocationSettingsPort } from "#core/setting/location/location-settings.ports.ts";
import type { CallEndpoint } from "./caller.ts";

/** The settings of locations over the wire. */
export function createLocationSettingsPort(call: CallEndpoint): LocationSettingsPort {
  return {
    readLocationSettings: (id, signal) => call("readLocationSettings", { params: { id } }, signal),
    writeLocationSettings: (id, version, settings, signal) =>
      call("writeLocationSettings", { params: { id }, body: { version, settings } }, signal),
  };
}
