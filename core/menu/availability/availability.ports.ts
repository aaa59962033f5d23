import type { LocationId } from "#core/kernel/id.ts";
import type { ItemStock, StockChange } from "../stock/stock.ts";
import type { AvailabilityChange, ItemAvailability } from "./availability-change.ts";

/** What is sold out at a location and how much is left, as staff reads and changes it. */
export interface AvailabilityPort {
  /** Everything that was ever said to be sold out there and not taken back, also what is over by now. */
  readAvailability(locationId: LocationId, signal: AbortSignal): Promise<readonly ItemAvailability[]>;
  /** Answers the items that were changed; either all are or none. */
  changeAvailability(
    locationId: LocationId,
    changes: readonly AvailabilityChange[],
    signal: AbortSignal,
  ): Promise<readonly ItemAvailability[]>;
  /** How many pieces are left of what the location counts. */
  readStock(locationId: LocationId, signal: AbortSignal): Promise<readonly ItemStock[]>;
  /** Answers the stock of what was changed; either all is or nothing. */
  changeStock(
    locationId: LocationId,
    changes: readonly StockChange[],
    signal: AbortSignal,
  ): Promise<readonly ItemStock[]>;
}
