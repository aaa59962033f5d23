import type { CartItem } from "#core/cart/cart.ts";
import type { PlaceOrderCommand, QuoteRequest } from "#core/checkout/place-order.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { CustomerCard } from "#core/order/customer/customer-card.ts";

/** A product that a caller wants: neither coupons nor points are taken on the phone (ORDER-31). */
export type PhoneOrderItem = Omit<CartItem, "couponId" | "payByPoints">;

/** What an order by phone would cost is asked with this. */
export interface PhoneOrderChoice extends Pick<
  QuoteRequest,
  "fulfillmentMethod" | "deliveryAddress" | "timing" | "paymentMethod"
> {
  /** As typed; null while none was. */
  readonly phone: string | null;
  readonly items: readonly PhoneOrderItem[];
}

/** Everything that staff says when entering an order (ORDER-30). */
export interface PhoneOrderCommand extends Pick<
  PlaceOrderCommand,
  | "fulfillmentMethod"
  | "deliveryAddress"
  | "contact"
  | "timing"
  | "paymentMethod"
  | "cashChangeFor"
  | "cutlery"
  | "kitchenNote"
  | "expectedTotal"
  | "expectedPromise"
  | "isTest"
> {
  readonly phone: string;
  readonly items: readonly PhoneOrderItem[];
}

/** Somebody on the phone (ORDER-32). */
export interface Caller {
  /** E.164. */
  readonly phone: string;
  /** Null for who never was a customer of the organization. */
  readonly known: KnownCaller | null;
}

/** A caller who is a customer of the organization. */
export interface KnownCaller {
  readonly firstName: string;
  readonly lastName: string | null;
  /** Where their latest delivery went. */
  readonly deliveryAddress: DeliveryAddress | null;
  readonly card: CustomerCard;
}

/** An order that was entered. */
export interface EnteredOrder {
  readonly id: OrderId;
  readonly number: string;
}
