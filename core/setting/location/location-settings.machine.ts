import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { settingChart, settingSetup, type SettingReading } from "../setting.ts";
import { readLocationDraft, toLocationDraft, type LocationDraft } from "./location-draft.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { LocationSettingsPort } from "./location-settings.ports.ts";
import type { HeldLocationSettings } from "./location-settings.ts";

/** The running settings of a location. */
export type LocationSettingsActor = ActorRefFrom<typeof locationSettingsMachine>;

/** The settings of a location on screen. */
export const locationSettingsMachine = settingSetup<HeldLocationSettings, LocationDraft>().createMachine(
  settingChart<HeldLocationSettings, LocationDraft>("locationSettings"),
);

interface LocationSettingsPlace {
  readonly id: LocationId;
  readonly comma: "," | ".";
  readonly now: () => Instant;
}

/** The machine with the server behind it, for one location. */
export function connectLocationSettings(
  port: LocationSettingsPort,
  { id, comma, now }: LocationSettingsPlace,
): typeof locationSettingsMachine {
  const reading = (held: HeldLocationSettings): SettingReading<HeldLocationSettings, LocationDraft> => ({
    held,
    pristine: toLocationDraft(held, comma, localTimeOf(now(), held.timezone).date),
  });
  return locationSettingsMachine.provide({
    guards: {
      isFine: ({ context: { edit } }) =>
        edit !== null && readLocationDraft(edit.draft, edit.held.currency).ok,
    },
    actors: {
      read: portActor(async (_, signal) => reading(await port.readLocationSettings(id, signal))),
      write: portActor(async ({ held, draft }, signal) => {
        const settings = readLocationDraft(draft, held.currency);
        if (!settings.ok) throw new Error("Settings are sent that were refused");
        return reading(await port.writeLocationSettings(id, held.version, settings.value, signal));
      }),
    },
  });
}
