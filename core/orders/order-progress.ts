import type { FulfillmentMethod } from "#core/fulfillment/fulfillment-method.ts";
import type { OrderStatus } from "./order-status.ts";

/** One step of an order's way, and whether the order has passed it. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly state: "done" | "current" | "upcoming";
}

const WAY: Readonly<Record<FulfillmentMethod, readonly OrderStatus[]>> = {
  pickup: ["pending", "accepted", "preparing", "ready", "fulfilled"],
  delivery: ["pending", "accepted", "preparing", "ready", "out_for_delivery", "fulfilled"],
};

/** The steps of an order's stepper; a fulfilled order has all of them behind it, one that was refused or cancelled has none. */
export function orderSteps(method: FulfillmentMethod, status: OrderStatus): readonly OrderStep[] {
  if (status === "rejected" || status === "cancelled") return [];
  const reached = WAY[method].indexOf(status);
  return WAY[method].map((step, index) => ({
    status: step,
    state: index < reached || status === "fulfilled" ? "done" : index === reached ? "current" : "upcoming",
  }));
}
