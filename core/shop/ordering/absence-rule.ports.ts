import type { LocationId } from "#core/kernel/id.ts";

/** What becomes of a location's orders when no screen follows it, as managers read and set it (BOARD-14). */
export interface AbsenceRulePort {
  /** Whether its orders pause. */
  readAbsenceRule(locationId: LocationId, signal: AbortSignal): Promise<boolean>;
  writeAbsenceRule(locationId: LocationId, pausesOrders: boolean, signal: AbortSignal): Promise<void>;
}
