import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { isTerminal, statusesOnTheWay } from "../lifecycle/order-stages.ts";
import type { OrderStatus } from "../lifecycle/order-status.ts";

/** One step of an order's way, and whether the order has passed it. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly state: "done" | "current" | "upcoming";
}

/** The steps of an order's stepper; a fulfilled order has all of them behind it, one that was refused or cancelled has none. */
export function orderSteps(method: FulfillmentMethod, status: OrderStatus): readonly OrderStep[] {
  const way = statusesOnTheWay(method);
  const reached = way.indexOf(status);
  if (isTerminal(status) && reached < 0) return [];
  return way.map((step, index) => ({
    status: step,
    state: index < reached || isTerminal(status) ? "done" : index === reached ? "current" : "upcoming",
  }));
}
