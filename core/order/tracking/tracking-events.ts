import type { PricedCart } from "#core/cart/cart.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import type { LiveEvent } from "../live-event.ts";
import type { Order } from "../order.ts";

/** What a followed stream says; `at` is the device's time in milliseconds. */
export type StreamSignal =
  | { readonly type: "stream.opened" }
  | { readonly type: "stream.beat" }
  | { readonly type: "stream.received"; readonly liveEvent: LiveEvent }
  | { readonly type: "stream.failed" };

/** What may be asked of a customer's order page. */
export type TrackingEvent =
  | { readonly type: "order.cancel" }
  | { readonly type: "order.reorder"; readonly locationId: LocationId }
  | { readonly type: "order.retry" };

/** What a customer's order page tells. */
export type TrackingEmitted =
  | { readonly type: "order.changed"; readonly order: Order }
  | { readonly type: "order.reordered"; readonly cart: PricedCart; readonly orderId: OrderId }
  | {
      readonly type: "order.failed";
      readonly error: AppError;
      readonly during: "load" | "cancel" | "reorder";
    };
