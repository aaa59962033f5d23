import type { LocationId } from "#core/kernel/id.ts";
import {
  connectLocationSettings,
  type LocationSettingsActor,
} from "#core/setting/location/location-settings.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { notifySetting } from "./notify-setting.ts";

/** The settings of a location; amounts are typed with this comma. */
export function createLocationSettings(app: App, id: LocationId, comma: "," | "."): LocationSettingsActor {
  const { locationSettings, clock } = app.ports;
  const machine = connectLocationSettings(locationSettings, { id, comma, now: () => clock.now() });
  const actor = createScreenActor(app, machine, undefined);
  notifySetting(app, actor, "operations.locationSettings");
  return actor;
}
