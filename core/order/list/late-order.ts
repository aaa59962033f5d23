import type { Instant } from "#core/time/instant.ts";
import { promisedTime } from "../board/card-facts.ts";
import { lastTurn } from "../lifecycle/last-turn.ts";
import { isTerminal, LOST_STATUSES } from "../lifecycle/order-stages.ts";
import type { Order } from "../order.ts";

/**
 * Whether an order is or was late (BOARD-18): open after what was promised, or fulfilled only then. One that was rejected or
 * cancelled is never.
 */
export function isLate(
  order: Pick<Order, "status" | "timeline" | "promisedAt" | "promise">,
  now: Instant,
): boolean {
  if (LOST_STATUSES.includes(order.status)) return false;
  const ended = isTerminal(order.status) ? lastTurn(order.timeline)?.at : undefined;
  return (ended ?? now) > promisedTime(order);
}
