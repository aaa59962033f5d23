import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { LifecycleEffect } from "./lifecycle-row.ts";
import { ORDER_LIFECYCLE, type ForwardMove } from "./order-lifecycle.ts";
import type { OrderActor } from "../order.ts";
import { ORDER_EVENTS, type OrderEventType, type OrderMoveType, type OrderStatus } from "./order-status.ts";

/** How long staff may take an answer back, and for as long it is hidden from the customer (ORDER-8). */
export const UNDO_MS = 10_000;

/** Everything that can be asked of a placed order. */
export const ORDER_MOVES: readonly OrderMoveType[] = ORDER_EVENTS.filter((event) => event !== "place");

/** The moves that staff makes, of whatever role. */
export const STAFF_MOVES: readonly OrderMoveType[] = ORDER_MOVES.filter((event) =>
  Object.values(ORDER_LIFECYCLE[event].from).some(({ by }) => by.includes("staff")),
);

/** What somebody may do to an order of that status, whatever else their move is asked. */
export function movesOf(actor: OrderActor, status: OrderStatus): readonly OrderMoveType[] {
  return ORDER_MOVES.filter((event) => ORDER_LIFECYCLE[event].from[status]?.by.includes(actor));
}

/** The moves that carry an order forward, the next one first. */
export const FORWARD_MOVES: readonly ForwardMove[] = ORDER_EVENTS.filter(isForward);

/** Whether an event is staff's yes or no, which can be undone and reaches the customer late. */
export function isAnswer(event: OrderEventType): boolean {
  return ORDER_LIFECYCLE[event].isAnswer;
}

/** Whether an event leaves the order where it is and says nothing to its customer: it is between staff and the courier. */
export function isForStaffAlone(event: OrderEventType): boolean {
  const { kind, effects } = ORDER_LIFECYCLE[event];
  return kind === "stay" && !effects.some(({ type }) => type === "notifyCustomer" || type === "settleChange");
}

/** When an event of that moment becomes known to the customer, and what it gives up is free: an answer when it can no longer be undone. */
export function finalAt(event: OrderEventType, at: Instant): Instant {
  return isAnswer(event) ? plusMillis(at, UNDO_MS) : at;
}

/** What an event brings about, with the time of what may have to wait. */
export type OrderEffect =
  | (Extract<LifecycleEffect, { readonly type: "notifyCustomer" | "releaseHolds" }> & {
      readonly due: Instant;
    })
  | Exclude<LifecycleEffect, { readonly type: "notifyCustomer" | "releaseHolds" }>;

/** Everything that an event of that moment brings about. */
export function effectsOf(event: OrderEventType, at: Instant): readonly OrderEffect[] {
  const due = finalAt(event, at);
  return ORDER_LIFECYCLE[event].effects.map((effect) =>
    effect.type === "notifyCustomer" || effect.type === "releaseHolds" ? { ...effect, due } : effect,
  );
}

function isForward(event: OrderEventType): event is ForwardMove {
  return ORDER_LIFECYCLE[event].kind === "forward";
}
