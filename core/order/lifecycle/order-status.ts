/** Where an order stands, in the order of its life (ORDER-1). */
export const ORDER_STATUSES = [
  "pending",
  "accepted",
  "preparing",
  "ready",
  "out_for_delivery",
  "fulfilled",
  "rejected",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What happens to an order (ORDER-1). */
export const ORDER_EVENTS = [
  "place",
  "accept",
  "reject",
  "expire",
  "undo",
  "delay",
  "propose_change",
  "answer_change",
  "settle_change",
  "assign",
  "start",
  "ready",
  "dispatch",
  "arrive",
  "report",
  "complete",
  "cancel",
  "reopen",
  "complain",
  "resolve",
] as const;
export type OrderEventType = (typeof ORDER_EVENTS)[number];

/** What happens to an order that is placed already. */
export type OrderMoveType = Exclude<OrderEventType, "place">;
