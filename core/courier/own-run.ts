import type { OrderId } from "#core/kernel/id.ts";
import type { CourierOrder } from "./courier-order.ts";

/** An order that a courier who is signed in brings (COURIER-12). */
export interface OwnRun extends CourierOrder {
  readonly orderId: OrderId;
}

/** So long runs that are over stay among the own ones, in milliseconds: a shift. */
export const OWN_RUNS_ENDED_MS = 12 * 3_600_000;

/** What was given to a courier longer ago than that is not looked at, in milliseconds: orders are planned a week ahead. */
export const OWN_RUNS_GIVEN_MS = 14 * 86_400_000;
