import type { LocationId } from "#core/kernel/id.ts";
import type { DaySales } from "./day-sales.ts";

/** What managers read of sales. */
export interface SalesPort {
  /** The orders of a location that ended on a business day, YYYY-MM-DD. */
  readDaySales(locationId: LocationId, date: string, signal: AbortSignal): Promise<DaySales>;
}
