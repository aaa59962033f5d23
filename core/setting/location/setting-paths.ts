import type { LocationId } from "#core/kernel/id.ts";

/** Where the settings are. */
export const SETTINGS_PATH = "/operations/settings";

/** The parts of the settings that have a page of their own, as addresses spell them. */
export const SETTING_PARTS = ["hours"] as const;
export type SettingPart = (typeof SETTING_PARTS)[number];

/** Where one part of the settings is, of a location. */
export function settingPath(part: SettingPart, of: LocationId): string {
  return `${SETTINGS_PATH}/${part}/${of}`;
}
