import type { CourierAction } from "#core/order/lifecycle/courier-action.ts";
import type { CourierOrder } from "./courier-order.ts";

/** The run of a link, over the network. */
export interface RunPort {
  /** Rejects with NotFound where the link is void or unknown. */
  load(token: string, signal: AbortSignal): Promise<CourierOrder>;
  /** Carries out an action, once an id, and answers the run as it stands then. */
  act(token: string, action: CourierAction, signal: AbortSignal): Promise<CourierOrder>;
}

/** What was tapped and not sent yet, kept by the device over a reload (COURIER-8). */
export interface RunQueueStorage {
  list(token: string): Promise<readonly CourierAction[]>;
  add(token: string, action: CourierAction): Promise<void>;
  /** Forgets one action; the run's last one leaves nothing behind. */
  drop(token: string, actionId: string): Promise<void>;
}
