import type { ActorRefFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { settingChart, settingSetup, type SettingReading } from "../setting.ts";
import { readZonesDraft, toZonesDraft, type ZonesDraft } from "./zone-draft.ts";
import type { ZoneSettingsPort } from "./zone-settings.ports.ts";
import type { HeldZones } from "./zone-settings.ts";

/** The running zones of a location. */
export type ZoneSettingsActor = ActorRefFrom<typeof zoneSettingsMachine>;

/** The delivery zones of a location on screen. */
export const zoneSettingsMachine = settingSetup<HeldZones, ZonesDraft>().createMachine(
  settingChart<HeldZones, ZonesDraft>("zoneSettings"),
);

/** The machine with the server behind it, for one location. */
export function connectZoneSettings(
  port: ZoneSettingsPort,
  { id, comma }: { readonly id: LocationId; readonly comma: "," | "." },
): typeof zoneSettingsMachine {
  const reading = (held: HeldZones): SettingReading<HeldZones, ZonesDraft> => ({
    held,
    pristine: toZonesDraft(held, comma),
  });
  return zoneSettingsMachine.provide({
    guards: {
      isFine: ({ context: { edit } }) => edit !== null && readZonesDraft(edit.draft, edit.held).ok,
    },
    actors: {
      read: portActor(async (_, signal) => reading(await port.readZones(id, signal))),
      write: portActor(async ({ held, draft }, signal) => {
        const zones = readZonesDraft(draft, held);
        if (!zones.ok) throw new Error("Zones are sent that were refused");
        return reading(await port.writeZones(id, held.version, zones.value, signal));
      }),
    },
  });
}
