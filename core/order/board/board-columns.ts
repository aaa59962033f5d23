import { plusMillis, type Instant } from "#core/time/instant.ts";
import { isUnanswered } from "../lifecycle/order-stages.ts";
import type { Order } from "../order.ts";
import { promisedTime } from "./card-facts.ts";

/** The columns of the staff's board, in their order (BOARD-1). */
export const BOARD_COLUMNS = ["new", "scheduled", "preparing", "ready", "out"] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** The column whose orders are cooked now; the all-day totals stand above its cards. */
export const COOKING_COLUMN: BoardColumn = "preparing";

/** When cooking begins so that the promise holds: the promise less preparation, rush and way; null before it is accepted. */
export function startsAt(order: Pick<Order, "promisedAt" | "promise">): Instant | null {
  if (order.promisedAt === null) return null;
  const minutes = order.promise.trace.reduce(
    (sum, step) => (step.key === "slot" ? sum : sum + step.minutes),
    0,
  );
  return plusMillis(order.promisedAt, -minutes * 60_000);
}

/** The column that an order stands in; null once it is over. An accepted order for later waits apart until its cooking begins. */
export function columnOf(order: Order, now: Instant): BoardColumn | null {
  switch (order.status) {
    case "pending":
      return "new";
    case "accepted": {
      const start = startsAt(order);
      return order.requestedFor !== null && start !== null && now < start ? "scheduled" : "preparing";
    }
    case "preparing":
      return "preparing";
    case "ready":
      return "ready";
    case "out_for_delivery":
      return "out";
    case "fulfilled":
    case "rejected":
    case "cancelled":
      return null;
  }
}

/** The orders of each column; whose answer or promise is due first stands first. */
export function boardColumns<O extends Order>(
  orders: readonly O[],
  now: Instant,
): Readonly<Record<BoardColumn, readonly O[]>> {
  const inColumn = (column: BoardColumn): readonly O[] =>
    orders
      .filter((order) => columnOf(order, now) === column)
      .toSorted((left, right) => compare(dueOf(left), dueOf(right)) || compare(left.id, right.id));
  return {
    new: inColumn("new"),
    scheduled: inColumn("scheduled"),
    preparing: inColumn("preparing"),
    ready: inColumn("ready"),
    out: inColumn("out"),
  };
}

function dueOf(order: Order): Instant {
  return isUnanswered(order.status) ? order.answerBy : promisedTime(order);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
