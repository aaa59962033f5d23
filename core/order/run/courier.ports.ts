import type { LocationId, OrderId } from "#core/kernel/id.ts";
import type { Courier } from "./courier-choice.ts";

/** What lets somebody see a run, shown once (COURIER-4, COURIER-6). */
export interface NewCourierLink {
  readonly link: string;
  /** Six digits that find the run where the link cannot be opened. */
  readonly pin: string;
}

/** Who may bring orders. */
export interface CourierPort {
  /** The couriers of a location, by name. */
  listCouriers(locationId: LocationId, signal: AbortSignal): Promise<readonly Courier[]>;
  /** Another link for who brings the order, sent to them again, and another PIN; those before are void. */
  renewLink(orderId: OrderId, signal: AbortSignal): Promise<NewCourierLink>;
}
