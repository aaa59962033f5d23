import type { LocationId, OrderId } from "#core/kernel/id.ts";
import type { Courier } from "./courier-choice.ts";

/** Who may bring orders. */
export interface CourierPort {
  /** The couriers of a location, by name. */
  listCouriers(locationId: LocationId, signal: AbortSignal): Promise<readonly Courier[]>;
  /** Another link for who brings the order, sent to them again; the one before is void. */
  renewLink(orderId: OrderId, signal: AbortSignal): Promise<string>;
}
