import type { LocationId } from "#core/kernel/id.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Order } from "#core/order/order.ts";
import type { Instant } from "#core/time/instant.ts";
import type { PlaceOrderCommand, QuoteRequest } from "./place-order.ts";
import type { DeliveryPromise, Slot } from "#core/shop/slot/promise.ts";
import type { Quote } from "./quote.ts";

/** The slots of one day of the shop. */
export interface SlotDay {
  readonly timezone: string;
  readonly asap: DeliveryPromise | null;
  readonly nextOpeningAt: Instant | null;
  readonly slots: readonly Slot[];
}

/** What checkout asks of the world. */
export interface CheckoutPort {
  quote(request: QuoteRequest, signal: AbortSignal): Promise<Quote>;
  /** `date` is YYYY-MM-DD in the shop's zone. */
  slots(
    locationId: LocationId,
    method: FulfillmentMethod,
    date: string,
    signal: AbortSignal,
  ): Promise<SlotDay>;
  /** Safe to repeat with the same key; rejects with Refused and a blocker's key. */
  placeOrder(command: PlaceOrderCommand, idempotencyKey: string, signal: AbortSignal): Promise<Order>;
}
