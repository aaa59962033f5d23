import type { LocationId } from "#core/kernel/id.ts";
import { connectZoneSettings, type ZoneSettingsActor } from "#core/setting/zone/zone-settings.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { notifySetting } from "./notify-setting.ts";

/** The delivery zones of a location; amounts are typed with this comma. */
export function createZoneSettings(app: App, id: LocationId, comma: "," | "."): ZoneSettingsActor {
  const machine = connectZoneSettings(app.ports.zoneSettings, { id, comma });
  const actor = createScreenActor(app, machine, undefined);
  notifySetting(app, actor, "operations.zones");
  return actor;
}
