import type { LocationId } from "#core/kernel/id.ts";
import type { Courier } from "./courier-choice.ts";

/** Who may bring orders. */
export interface CourierPort {
  /** The couriers of a location, by name. */
  listCouriers(locationId: LocationId, signal: AbortSignal): Promise<readonly Courier[]>;
}
