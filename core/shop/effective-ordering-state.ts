import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Instant } from "#core/time/instant.ts";
import { ONLINE, type OrderingState } from "./ordering-state.ts";

/**
 * Whether what staff said still holds at that time: until its end, and without one only where it was pinned (SHOP-15).
 * Online always holds.
 */
export function isOrderingStateInForce({ mode, until, pinned }: OrderingState, at: Instant): boolean {
  if (mode === "online") return true;
  return until === null ? pinned : until > at;
}

/**
 * The state that holds now for a method: a temporary one is over from its `until` on, one of another scope does
 * not count. Read it this way everywhere, since nothing runs to switch a state back (SHOP-10).
 */
export function effectiveOrderingState(
  state: OrderingState,
  now: Instant,
  method: FulfillmentMethod,
): OrderingState {
  if (state.mode === "online") return ONLINE;
  if (!isOrderingStateInForce(state, now)) return ONLINE;
  return state.scope === "all" || state.scope === method ? state : ONLINE;
}

/** Minutes that a busy kitchen adds for a method at that time, 0 unless busy. */
export function busyMinutes(state: OrderingState, at: Instant, method: FulfillmentMethod): number {
  const effective = effectiveOrderingState(state, at, method);
  return effective.mode === "busy" ? effective.extraMinutes : 0;
}

/** Whether a method takes no orders at that time. */
export function isPaused(state: OrderingState, at: Instant, method: FulfillmentMethod): boolean {
  return effectiveOrderingState(state, at, method).mode === "paused";
}
