import type { PricedCart } from "#core/cart/cart.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import type { Saying } from "./saying.ts";
import type { Order } from "../order.ts";

/** What may be asked of a customer's order page. */
export type TrackingEvent =
  | { readonly type: "order.cancel" }
  | { readonly type: "order.say"; readonly saying: Saying }
  | { readonly type: "order.reorder"; readonly locationId: LocationId }
  | { readonly type: "order.retry" };

/** What a customer's order page tells. */
export type TrackingEmitted =
  | { readonly type: "order.changed"; readonly order: Order }
  | { readonly type: "order.reordered"; readonly cart: PricedCart; readonly orderId: OrderId }
  | {
      readonly type: "order.failed";
      readonly error: AppError;
      readonly during: "load" | "cancel" | Saying["type"] | "reorder";
    };
