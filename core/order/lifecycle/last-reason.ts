import type { Order, TimelineEntry } from "../order.ts";
import { lastTurn } from "./last-turn.ts";
import type { RejectReason } from "./reject-reason.ts";

/** Why an order ended before its time, as the move that ended it says; null for every other order. */
export function lastReason({
  timeline,
}: Pick<Order, "timeline">): (Pick<TimelineEntry, "text"> & { readonly reason: RejectReason }) | null {
  const last = lastTurn(timeline);
  if (last === undefined || last.reason === null) return null;
  return { reason: last.reason, text: last.text };
}
