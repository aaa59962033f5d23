import type { LocationId } from "#core/kernel/id.ts";
import type { HeldZones, ZoneTerms } from "./zone-settings.ts";

/** The delivery zones of locations. */
export interface ZoneSettingsPort {
  readZones(id: LocationId, signal: AbortSignal): Promise<HeldZones>;
  /** Those that are not among them are taken away. Rejects with Refused `setting.version_conflict` where somebody wrote them after that version. */
  writeZones(
    id: LocationId,
    version: number,
    zones: readonly ZoneTerms[],
    signal: AbortSignal,
  ): Promise<HeldZones>;
}
