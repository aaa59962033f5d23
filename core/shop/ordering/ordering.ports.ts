import type { LocationId } from "#core/kernel/id.ts";
import type { OrderingState } from "../ordering-state.ts";

/** Whether a location takes orders, as staff read and set it. */
export interface OrderingPort {
  readOrderingState(locationId: LocationId, signal: AbortSignal): Promise<OrderingState>;
  writeOrderingState(
    locationId: LocationId,
    state: OrderingState,
    signal: AbortSignal,
  ): Promise<OrderingState>;
}
