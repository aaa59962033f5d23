import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { Order, TimelineEntry } from "./order.ts";
import { UNDO_MILLIS } from "./order-rules.ts";
import type { OrderEventType, OrderStatus } from "./order-status.ts";

/**
 * The moves that a customer knows of: accept and reject 10 s after they were made or at the next move, whichever
 * is first; an answer that was taken back never was (product §3).
 */
export function visibleTimeline(timeline: readonly TimelineEntry[], now: Instant): readonly TimelineEntry[] {
  const visible: TimelineEntry[] = [];
  for (const entry of timeline) {
    if (entry.event === "undo") visible.pop();
    else visible.push(entry);
  }
  return hiddenUntil(timeline, now) === null ? visible : visible.slice(0, -1);
}

/** When the last answer becomes known to the customer; null when nothing is held back. */
export function hiddenUntil(timeline: readonly TimelineEntry[], now: Instant): Instant | null {
  const last = timeline.at(-1);
  if (last === undefined || (last.event !== "accept" && last.event !== "reject")) return null;
  const due = plusMillis(last.at, UNDO_MILLIS);
  return now < due ? due : null;
}

/** The order as its customer may see it now; what is allowed to the customer is for the caller to fill in. */
export function visibleToCustomer(order: Order, now: Instant): Order {
  const timeline = visibleTimeline(order.timeline, now);
  if (timeline.length === order.timeline.length) return order;
  const status = timeline.reduce<OrderStatus>((before, entry) => statusAfter(entry.event, before), "pending");
  return { ...order, status, timeline, promisedAt: status === "pending" ? null : order.promisedAt };
}

/** The status that an event leads to; a delay leads nowhere. */
export function statusAfter(event: OrderEventType, before: OrderStatus): OrderStatus {
  switch (event) {
    case "place":
    case "undo":
    case "reopen":
      return "pending";
    case "accept":
      return "accepted";
    case "reject":
    case "expire":
      return "rejected";
    case "delay":
      return before;
    case "start":
      return "preparing";
    case "ready":
      return "ready";
    case "dispatch":
      return "out_for_delivery";
    case "complete":
      return "fulfilled";
    case "cancel":
      return "cancelled";
  }
}
