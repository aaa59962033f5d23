import type { LocationId } from "#core/kernel/id.ts";
import type { HeldLocationSettings, LocationSettings } from "./location-settings.ts";

/** The settings of locations. */
export interface LocationSettingsPort {
  readLocationSettings(id: LocationId, signal: AbortSignal): Promise<HeldLocationSettings>;
  /** Rejects with Refused `setting.version_conflict` where somebody wrote them after that version. */
  writeLocationSettings(
    id: LocationId,
    version: number,
    settings: LocationSettings,
    signal: AbortSignal,
  ): Promise<HeldLocationSettings>;
}
