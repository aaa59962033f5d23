import { orderFactsOf } from "./order-facts.ts";
import type { ForwardMove } from "./order-lifecycle.ts";
import { FORWARD_MOVES } from "./order-moves.ts";
import { DELAY_MINUTES, MAX_DELAY_MINUTES, READY_MINUTES } from "./order-rules.ts";
import type { Order } from "../order.ts";

/** Minutes offered in addition to the default when an order is accepted (BOARD-4). */
export const ACCEPT_CHOICES = [15, 20, 30, 45, 60, 90] as const;

/** The one main action of an order's card; null when this person may do nothing with it now. */
export function nextMove(order: Pick<Order, "allowedEvents">): ForwardMove | null {
  return FORWARD_MOVES.find((event) => order.allowedEvents.includes(event)) ?? null;
}

/** The minutes that one tap accepts with: preparation and rush as promised, up to full five minutes, 5 to 180. */
export function defaultReadyMinutes(order: Pick<Order, "promise">): number {
  const minutes = order.promise.trace.reduce(
    (sum, step) => (step.key === "preparation" || step.key === "busy" ? sum + step.minutes : sum),
    0,
  );
  const rounded = Math.ceil(minutes / READY_MINUTES.step) * READY_MINUTES.step;
  return Math.min(READY_MINUTES.max, Math.max(READY_MINUTES.min, rounded));
}

/** The delays that still fit into the hour that all delays may take; none when the order cannot be delayed. */
export function offeredDelays(order: Order): readonly number[] {
  if (!order.allowedEvents.includes("delay")) return [];
  const { delayedMinutes } = orderFactsOf(order, null);
  return DELAY_MINUTES.filter((minutes) => delayedMinutes + minutes <= MAX_DELAY_MINUTES);
}
