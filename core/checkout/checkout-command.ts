import type { CartId } from "#core/kernel/id.ts";
import { keyMessage, type Message } from "#core/kernel/message.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { changeProblem, orderFieldProblems } from "./order-field-problems.ts";
import type { PlaceOrderCommand, QuoteRequest } from "./place-order.ts";
import type { Quote } from "./quote.ts";

/** The fields whose change can alter price, promise or blockers, so that a new quote is asked for. */
const QUOTED_FIELDS = ["locationId", "method", "address", "timing", "tip", "paymentMethod"] as const;

/** Whether a change of the fields needs a new quote. */
export function needsQuote(change: Partial<CheckoutDraft>): boolean {
  return QUOTED_FIELDS.some((field) => field in change);
}

/** What a quote is asked for; pickup has no address. */
export function quoteRequestOf(cartId: CartId, draft: CheckoutDraft): QuoteRequest {
  return {
    cartId,
    locationId: draft.locationId,
    fulfillmentMethod: draft.method,
    deliveryAddress: draft.method === "delivery" ? draft.address : null,
    timing: draft.timing,
    tip: draft.tip,
    paymentMethod: draft.paymentMethod,
  };
}

/** The order as the customer says it, with the sums and the promise of the quote on screen; null without a payment method. */
export function commandOf(
  cart: { readonly id: CartId; readonly revision: number },
  draft: CheckoutDraft,
  quote: Quote,
  fromMobileApp: boolean,
): PlaceOrderCommand | null {
  if (draft.paymentMethod === null) return null;
  const lastName = draft.lastName.trim();
  const kitchenNote = draft.kitchenNote.trim();
  return {
    cartId: cart.id,
    cartRevision: cart.revision,
    locationId: draft.locationId,
    fulfillmentMethod: draft.method,
    deliveryAddress: draft.method === "delivery" ? draft.address : null,
    contact: { firstName: draft.firstName.trim(), lastName: lastName === "" ? null : lastName },
    timing: draft.timing,
    paymentMethod: draft.paymentMethod,
    cashChangeFor: draft.paymentMethod === "cash" ? draft.cashChangeFor : null,
    cutlery: draft.cutlery,
    kitchenNote: kitchenNote === "" ? null : kitchenNote,
    tip: draft.tip,
    companyInvoice: draft.wantsInvoice
      ? { name: draft.companyName.trim(), taxId: draft.companyTaxId.trim() }
      : null,
    expectedTotal: quote.total,
    expectedPromise:
      quote.promise === null ? null : { earliest: quote.promise.earliest, latest: quote.promise.latest },
    acceptTerms: draft.acceptTerms,
    fromMobileApp,
  };
}

/** What is wrong with the fields, by their names on the wire ("contact.first_name"); empty when all is well. */
export function draftProblems(
  cart: { readonly id: CartId; readonly revision: number },
  draft: CheckoutDraft,
  quote: Quote,
): Readonly<Record<string, Message>> {
  const { paymentMethod } = draft;
  const command = commandOf(cart, { ...draft, paymentMethod: paymentMethod ?? "cash" }, quote, false);
  if (command === null) return {};
  const problems: Record<string, string> = { ...orderFieldProblems(command) };
  if (paymentMethod === null) problems["payment_method"] = "validation.required";
  const change = changeProblem(command.cashChangeFor, quote.total);
  if (change !== null) problems["cash_change_for"] = change;
  return Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, keyMessage(key)]));
}
