import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { OpeningPlan } from "#core/shop/open-intervals.ts";
import type { SlotCapacity } from "#core/shop/location.ts";
import type { DeliveryPromise, Timing } from "#core/shop/slot/promise.ts";
import type { SlotLoad } from "#core/shop/slot/slot-input.ts";
import type { Instant } from "#core/time/instant.ts";

/** What happened to an order: handed over at an instant, lost by a rejection or a cancellation, or not over yet. */
export type DayOrderEnd =
  | { readonly type: "handedOver"; readonly at: Instant }
  | { readonly type: "lost" }
  | { readonly type: "open" };

/** An order of a day as its events left it. */
export interface DayOrder {
  readonly id: OrderId;
  /** The number that people say. */
  readonly number: string;
  readonly placedAt: Instant;
  readonly method: FulfillmentMethod;
  readonly timing: Timing;
  readonly subtotal: Money;
  /** What was promised at checkout, whatever staff said afterwards. */
  readonly promise: DeliveryPromise;
  readonly end: DayOrderEnd;
}

/** A day of a location, with the orders that were placed on it in the order of their placing. */
export interface ReplayDay {
  readonly location: OpeningPlan;
  readonly timezone: string;
  readonly orders: readonly DayOrder[];
  /** What earlier days had put on the slots. */
  readonly taken: readonly SlotLoad[];
}

/** What is otherwise in a replay: the minutes of preparation (each method's own where null), and what a slot takes. */
export interface ReplaySettings {
  readonly preparationMinutes: number | null;
  readonly capacity: SlotCapacity;
}

/** How an order came out. */
export const REPLAY_RESULTS = ["onTime", "late", "lost", "open"] as const;
export type ReplayResult = (typeof REPLAY_RESULTS)[number];

/** What happened to an order, and what would have under the other settings. */
export interface ReplayedOrder {
  readonly order: DayOrder;
  readonly happened: ReplayResult;
  readonly replayed: ReplayResult;
  /** What would have been promised; null where no time was free. */
  readonly promise: DeliveryPromise | null;
}

/** How many orders came out in each way. */
export type ReplayCounts = Readonly<Record<ReplayResult, number>>;
