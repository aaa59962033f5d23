import type { TimelineEntry } from "../order.ts";
import { ORDER_LIFECYCLE } from "./order-lifecycle.ts";

/** The last move that led to another status: what followed it, such as a delay or a complaint, changed none. */
export function lastTurn(timeline: readonly TimelineEntry[]): TimelineEntry | undefined {
  return timeline.findLast(({ event }) => ORDER_LIFECYCLE[event].to !== null);
}
