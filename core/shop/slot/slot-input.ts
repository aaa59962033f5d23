import type { DeliveryZone } from "../delivery-zone.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { isLess } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { instantOfMillis, toMillis, type Instant } from "#core/time/instant.ts";
import type { Location, SlotCapacity } from "../location.ts";
import type { OpeningPlan } from "../open-intervals.ts";

/** Length of a slot, and the step to which the time of an ASAP order is rounded up (CHECKOUT-5). */
export const SLOT_MS = 15 * 60_000;
export const ASAP_STEP_MS = 5 * 60_000;

/** Slots are offered for today and so many days after it. */
export const SLOT_DAYS_AHEAD = 7;

/** What the orders taken so far put on one slot. Orders that are rejected or cancelled do not count. */
export interface SlotLoad {
  readonly start: Instant;
  readonly orders: number;
  /** Sum of the subtotals. */
  readonly value: Money;
}

/** Everything that decides when food can be had: the banner, the picker and the server's check all ask with this. */
export interface SlotInput {
  readonly location: OpeningPlan & Pick<Location, "preparationMinutes" | "orderingState">;
  readonly method: FulfillmentMethod;
  /** The zone of the address; at pickup, or while no address is known, null. */
  readonly zone: Pick<DeliveryZone, "travelMinutes"> | null;
  readonly timezone: string;
  readonly now: Instant;
  readonly capacity: SlotCapacity;
  readonly taken: readonly SlotLoad[];
}

/** The start of the slot that an instant falls into: quarters of the hour, in every zone whose offset is made of quarters. */
export function slotStartOf(at: Instant): Instant {
  return instantOfMillis(Math.floor(toMillis(at) / SLOT_MS) * SLOT_MS);
}

/** The instant, or the next one on the grid of so many milliseconds. */
export function roundedUp(at: Instant, stepMillis: number): Instant {
  return instantOfMillis(Math.ceil(toMillis(at) / stepMillis) * stepMillis);
}

/** Whether a slot takes no further order: the count, or the value taken so far, has reached the limit. */
export function isFull(
  { capacity, taken }: Pick<SlotInput, "capacity" | "taken">,
  slotStart: Instant,
): boolean {
  const load = taken.find(({ start }) => start === slotStart);
  if (capacity.orders !== null && (load?.orders ?? 0) >= capacity.orders) return true;
  // One order may pass the limit of value: else an order larger than the limit could never be placed.
  return capacity.value !== null && load !== undefined && !isLess(load.value, capacity.value);
}

/** Whether slots have a limit at all, so that what they take on is counted. */
export function isLimited({ orders, value }: SlotCapacity): boolean {
  return orders !== null || value !== null;
}
