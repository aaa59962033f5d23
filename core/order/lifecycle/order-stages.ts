import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OrderActor } from "../order.ts";
import { ORDER_LIFECYCLE } from "./order-lifecycle.ts";
import { ORDER_EVENTS, ORDER_STATUSES, type OrderEventType, type OrderStatus } from "./order-status.ts";

/** How every order begins. */
export const FIRST_EVENT = { event: "place", actor: "customer" } as const satisfies {
  readonly event: OrderEventType;
  readonly actor: OrderActor;
};

/** Who begins an order that is taken on the phone (ORDER-30). */
export const ENTERING_ACTOR: OrderActor = "staff";

/** The status that every order begins in. */
export const FIRST_STATUS: OrderStatus = statusAfter(FIRST_EVENT.event, "pending");

/** The version that every order begins with. */
export const FIRST_VERSION = 1;

/** Where an order is over: no move leads on, though undo and reopen may lead back within their minutes, and a complaint may come after. */
export const TERMINAL_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !leadsFrom(status, (event) => !["back", "after"].includes(ORDER_LIFECYCLE[event].kind)),
);

/** Where somebody still has to do something: what staff's board holds. */
export const OPEN_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => !isTerminal(status));

/** Where an order is over without its food: what it held is free again, and it counts as no sale. */
export const LOST_STATUSES: readonly OrderStatus[] = ORDER_EVENTS.flatMap((event) => {
  const { kind, to } = ORDER_LIFECYCLE[event];
  return kind === "end" && to !== null ? [to] : [];
}).filter((status, index, all) => all.indexOf(status) === index);

/** Where an order is over with its food. */
export const FULFILLED_STATUS: OrderStatus = statusAfter("complete", "ready");

/** What becomes of the points that an order brings. */
export type PointsOutcome = "coming" | "earned" | "lost";

/** Points come until the order is over: then they were earned with the food, or are lost without it (ORDER-41). */
export function pointsOutcome(status: OrderStatus): PointsOutcome {
  if (status === FULFILLED_STATUS) return "earned";
  return LOST_STATUSES.includes(status) ? "lost" : "coming";
}

/** By which staff takes an order on. */
export const ANSWERING_EVENT = "accept" satisfies OrderEventType;

/** Whether an event says that the food is made. */
export function isFoodReady(event: OrderEventType): boolean {
  return event === "ready";
}

/** Where staff has yet to accept or reject. */
export const UNANSWERED_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((status) =>
  leadsFrom(status, (event) => ORDER_LIFECYCLE[event].isAnswer),
);

/** The status that an event leads to; a delay leads nowhere. */
export function statusAfter(event: OrderEventType, before: OrderStatus): OrderStatus {
  return ORDER_LIFECYCLE[event].to ?? before;
}

/** Whether an order is over. */
export function isTerminal(status: OrderStatus): boolean {
  return TERMINAL_STATUSES.includes(status);
}

/** Whether an order waits for staff's yes or no. */
export function isUnanswered(status: OrderStatus): boolean {
  return UNANSWERED_STATUSES.includes(status);
}

/** The statuses that an order of a method goes through when all goes well, from being placed to its end. */
export function statusesOnTheWay(method: FulfillmentMethod): readonly OrderStatus[] {
  return ORDER_EVENTS.flatMap((event) => {
    const row = ORDER_LIFECYCLE[event];
    const isOnTheWay = row.kind === "begin" || row.kind === "forward";
    return isOnTheWay && row.to !== null && (row.method ?? method) === method ? [row.to] : [];
  });
}

function leadsFrom(status: OrderStatus, isMeant: (event: OrderEventType) => boolean): boolean {
  return ORDER_EVENTS.some((event) => ORDER_LIFECYCLE[event].from[status] !== undefined && isMeant(event));
}
