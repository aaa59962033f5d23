import type { Instant } from "#core/time/instant.ts";
import { finalAt, isAnswer, isForStaffAlone } from "../lifecycle/order-moves.ts";
import { FIRST_STATUS, isUnanswered, statusAfter } from "../lifecycle/order-stages.ts";
import type { OrderStatus } from "../lifecycle/order-status.ts";
import type { Order, TimelineEntry } from "../order.ts";

/**
 * The moves that a customer knows of: accept and reject 10 s after they were made or at the next move, whichever
 * is first; an answer that was taken back never was (ORDER-15), and who brings the order and what they say is the
 * staff's concern.
 */
export function visibleTimeline(timeline: readonly TimelineEntry[], now: Instant): readonly TimelineEntry[] {
  const visible: TimelineEntry[] = [];
  for (const entry of timeline) {
    if (entry.event === "undo") visible.pop();
    else if (!isForStaffAlone(entry.event)) visible.push(entry);
  }
  return hiddenUntil(timeline, now) === null ? visible : visible.slice(0, -1);
}

/** When the last answer becomes known to the customer; null when nothing is held back. */
export function hiddenUntil(timeline: readonly TimelineEntry[], now: Instant): Instant | null {
  const last = timeline.at(-1);
  if (last === undefined || !isAnswer(last.event)) return null;
  const due = finalAt(last.event, last.at);
  return now < due ? due : null;
}

/** The order as its customer may see it now; what is allowed to the customer is for the caller to fill in. */
export function visibleToCustomer(order: Order, now: Instant): Order {
  const timeline = visibleTimeline(order.timeline, now);
  if (timeline.length === order.timeline.length) return order;
  const status = timeline.reduce<OrderStatus>(
    (before, entry) => statusAfter(entry.event, before),
    FIRST_STATUS,
  );
  return { ...order, status, timeline, promisedAt: isUnanswered(status) ? null : order.promisedAt };
}
