import type { CourierAction } from "#core/order/lifecycle/courier-action.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { CourierOrder } from "./courier-order.ts";
import type { FoundRun, TypedRunLookup } from "./run-lookup.ts";
import type { OwnRun } from "./own-run.ts";

/** The runs of a courier who is signed in, over the network (COURIER-12). */
export interface OwnRunPort {
  list(signal: AbortSignal): Promise<readonly OwnRun[]>;
  /** Rejects with NotFound where somebody else brings the order. */
  load(orderId: OrderId, signal: AbortSignal): Promise<CourierOrder>;
  act(orderId: OrderId, action: CourierAction, signal: AbortSignal): Promise<CourierOrder>;
}

/** One run, over the network; its key is the token of a link, or the id of an order of one's own. */
export interface RunPort {
  /** Rejects with NotFound where the link is void or unknown, or the order somebody else's. */
  load(key: string, signal: AbortSignal): Promise<CourierOrder>;
  /** Carries out an action, once an id, and answers the run as it stands then. */
  act(key: string, action: CourierAction, signal: AbortSignal): Promise<CourierOrder>;
}

/** The way to a run without its link (COURIER-4). */
export interface RunLookupPort {
  /** Rejects with NotFound for every miss. */
  lookUp(typed: TypedRunLookup, signal: AbortSignal): Promise<FoundRun>;
}

/** What was tapped and not sent yet, kept by the device over a reload (COURIER-8). */
export interface RunQueueStorage {
  list(key: string): Promise<readonly CourierAction[]>;
  add(key: string, action: CourierAction): Promise<void>;
  /** Forgets one action; the run's last one leaves nothing behind. */
  drop(key: string, actionId: string): Promise<void>;
}
