import type { OrderBoardEmitted } from "./order-board-events.ts";
import { isUnanswered } from "../lifecycle/order-stages.ts";
import type { OrderBoardContext, OpenOrders } from "./order-board-setup.ts";

/** What a list of the open orders makes of the board. */
export interface AdoptedList {
  readonly changes: Pick<OrderBoardContext, "orders" | "number" | "openedIds">;
  readonly events: readonly OrderBoardEmitted[];
}

/**
 * Takes a list over: an order that a move still shows stays until the move is over, a version that is older than the
 * known one does not come back. Orders that are new and unanswered are reported; on the first list too, since nobody has
 * heard of them here.
 */
export function adoptList(context: OrderBoardContext, list: OpenOrders): AdoptedList {
  const known = new Map(context.orders.map((order) => [order.id, order]));
  const listed = list.orders.map((order) => {
    const before = known.get(order.id);
    return before !== undefined && before.version > order.version ? before : order;
  });
  const ids = new Set(listed.map(({ id }) => id));
  const shown = context.moves.flatMap(({ orderId, order }) => (ids.has(orderId) ? [] : [order]));
  const orders = [...listed, ...shown];
  return {
    changes: {
      orders,
      number: Math.max(context.number ?? 0, list.number),
      openedIds: context.openedIds.filter((id) => orders.some((order) => order.id === id)),
    },
    events: listed
      .filter(({ id, status }) => isUnanswered(status) && !known.has(id))
      .map((order) => ({ type: "orderBoard.orderArrived", order })),
  };
}
