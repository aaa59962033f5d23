import type { LocationId } from "#core/kernel/id.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { idParams } from "../list/query.ts";
import { heldLocationSettings, locationSettingsCommand } from "../shop/location-settings.ts";
import { endpoint } from "./define-endpoint.ts";

/** What a manager says of a shop: read as a whole, written as a whole by the version that was read (SETTING-1). */
export const SETTING_ENDPOINTS = {
  readLocationSettings: endpoint("GET", "/operations/locations/{id}/settings", {
    permission: "hours.change",
    summary: "Hours, methods, minutes, limits and payment of a location",
    params: idParams<LocationId>(),
    answer: heldLocationSettings,
  }),
  writeLocationSettings: endpoint("POST", "/operations/locations/{id}/settings", {
    permission: "hours.change",
    summary:
      "Changes them as a whole; refused with the present ones where somebody else did after that version",
    params: idParams<LocationId>(),
    body: locationSettingsCommand,
    answer: heldLocationSettings,
    errors: [SETTING_CONFLICT],
  }),
} as const;
