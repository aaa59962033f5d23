import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { CartId, LocationId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { IfMissing } from "#core/order/line-change/if-missing.ts";
import type { CompanyInvoice } from "#core/order/order.ts";
import type { PaymentMethod } from "#core/shop/payment-method.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Timing } from "#core/shop/slot/promise.ts";
import type { Tip } from "./quote.ts";

/** What a quote is asked for. */
export interface QuoteRequest {
  readonly cartId: CartId;
  readonly locationId: LocationId;
  readonly fulfillmentMethod: FulfillmentMethod;
  readonly deliveryAddress: DeliveryAddress | null;
  readonly timing: Timing;
  readonly tip: Tip | null;
  readonly paymentMethod: PaymentMethod | null;
}

/** The promise as the customer saw it. */
export interface ExpectedPromise {
  readonly earliest: Instant;
  readonly latest: Instant;
}

/** Everything a customer says when ordering (CHECKOUT-1). Totals and promise are what was seen, never what is charged. */
export interface PlaceOrderCommand {
  readonly cartId: CartId;
  readonly cartRevision: number;
  readonly locationId: LocationId;
  readonly fulfillmentMethod: FulfillmentMethod;
  readonly deliveryAddress: DeliveryAddress | null;
  readonly contact: { readonly firstName: string; readonly lastName: string | null };
  readonly timing: Timing;
  readonly paymentMethod: PaymentMethod;
  readonly cashChangeFor: Money | null;
  readonly cutlery: boolean;
  readonly kitchenNote: string | null;
  readonly tip: Tip | null;
  readonly companyInvoice: CompanyInvoice | null;
  /** What is done where something is missing and nobody answers. */
  readonly ifMissing: IfMissing;
  readonly expectedTotal: Money;
  readonly expectedPromise: ExpectedPromise | null;
  readonly acceptTerms: boolean;
  /** Whether it is to be a test order, which staff alone may ask for (ORDER-39). */
  readonly isTest: boolean;
  readonly fromMobileApp: boolean;
}
