import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Instant } from "#core/time/instant.ts";

/**
 * What staff said about taking orders. A temporary mode carries `until` and is evaluated at read time,
 * so that nothing has to run to switch it back (SHOP-10); only a pinned one may have none (SHOP-15).
 */
export interface OrderingState {
  readonly mode: "online" | "busy" | "paused";
  /** Minutes that a busy kitchen adds to the promise. */
  readonly extraMinutes: number;
  readonly scope: "all" | FulfillmentMethod;
  readonly until: Instant | null;
  /** Whether it was confirmed a second time, so that the end of the business day does not end it (SHOP-15). */
  readonly pinned: boolean;
  readonly reason: string | null;
  readonly setBy: string | null;
  readonly setAt: Instant | null;
}

/** The state of a location about which nobody said anything. */
export const ONLINE: OrderingState = {
  mode: "online",
  extraMinutes: 0,
  scope: "all",
  until: null,
  pinned: false,
  reason: null,
  setBy: null,
  setAt: null,
};
