import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { IfMissing } from "#core/order/line-change/if-missing.ts";
import type { PaymentMethod } from "#core/shop/payment-method.ts";
import type { Timing } from "#core/shop/slot/promise.ts";
import type { Tip } from "./quote.ts";

/** Everything a customer fills in at checkout, also while it is incomplete. */
export interface CheckoutDraft {
  readonly locationId: LocationId;
  readonly method: FulfillmentMethod;
  readonly address: DeliveryAddress | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly timing: Timing;
  readonly paymentMethod: PaymentMethod | null;
  readonly cashChangeFor: Money | null;
  readonly cutlery: boolean;
  readonly kitchenNote: string;
  readonly ifMissing: IfMissing;
  readonly tip: Tip | null;
  readonly wantsInvoice: boolean;
  readonly companyName: string;
  readonly companyTaxId: string;
  /** Never ticked beforehand. */
  readonly acceptTerms: boolean;
}

/** The fields that are typed; what is wrong with one shows once it was left. */
export const TYPED_FIELDS = [
  "firstName",
  "lastName",
  "kitchenNote",
  "companyName",
  "companyTaxId",
] as const satisfies readonly (keyof CheckoutDraft)[];
