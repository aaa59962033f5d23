import type { AppError } from "#core/errors/app-error.ts";
import type { CartId, LocationId, OrderId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";

/** What may be asked of the checkout machine. */
export type CheckoutEvent =
  /** The person changed some of the fields; a change that can alter price or promise asks for a new quote. */
  | { readonly type: "checkout.change"; readonly change: Partial<CheckoutDraft> }
  /** The person left a field: from now on what is wrong with it is shown. */
  | { readonly type: "checkout.leave"; readonly field: keyof CheckoutDraft }
  /** Place, address or method changed outside of checkout. */
  | {
      readonly type: "checkout.adoptFulfillment";
      readonly locationId: LocationId;
      readonly method: FulfillmentMethod;
      readonly address: DeliveryAddress | null;
    }
  /** The server holds this revision of the cart now. */
  | { readonly type: "checkout.adoptCart"; readonly cartId: CartId; readonly revision: number }
  /** The cart has edits that the server does not hold yet: nothing can be placed. */
  | { readonly type: "checkout.cartUnsaved" }
  | { readonly type: "checkout.place" }
  /** The person agrees to the changed price or promise: place again. */
  | { readonly type: "checkout.agree" }
  | { readonly type: "checkout.dismiss" }
  | { readonly type: "checkout.retry" };

/** What the checkout machine tells. */
export type CheckoutEmitted =
  | { readonly type: "checkout.placed"; readonly order: Order }
  /** This revision was ordered before, in another tab perhaps. */
  | { readonly type: "checkout.alreadyOrdered"; readonly orderId: OrderId }
  | { readonly type: "checkout.refused"; readonly error: AppError }
  | { readonly type: "checkout.failed"; readonly error: AppError };
