import type { CartId } from "#core/kernel/id.ts";
import type { Field } from "#core/errors/field.ts";
import type { FieldErrors } from "#core/form/form-field.ts";
import { keyMessage } from "#core/kernel/message.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { changeProblem, orderFieldProblems, type OrderFieldProblems } from "./order-field-problems.ts";
import type { PlaceOrderCommand, QuoteRequest } from "./place-order.ts";
import type { Quote } from "./quote.ts";

/** The fields whose change can alter price, promise or blockers, so that a new quote is asked for. */
const QUOTED_FIELDS = ["locationId", "method", "address", "timing", "tip", "paymentMethod"] as const;

const MADE_OF = [
  ["contact.firstName", "firstName"],
  ["contact.lastName", "lastName"],
  ["timing", "timing"],
  ["paymentMethod", "paymentMethod"],
  ["cashChangeFor", "cashChangeFor"],
  ["kitchenNote", "kitchenNote"],
  ["tip", "tip"],
  ["companyInvoice.name", "companyName"],
  ["companyInvoice.taxId", "companyTaxId"],
  ["acceptTerms", "acceptTerms"],
] as const satisfies readonly (readonly [Field, keyof CheckoutDraft])[];
const DRAFT_FIELDS: ReadonlyMap<string, keyof CheckoutDraft> = new Map(MADE_OF);

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
    ifMissing: draft.ifMissing,
    companyInvoice: draft.wantsInvoice
      ? { name: draft.companyName.trim(), taxId: draft.companyTaxId.trim() }
      : null,
    expectedTotal: quote.total,
    expectedPromise:
      quote.promise === null ? null : { earliest: quote.promise.earliest, latest: quote.promise.latest },
    acceptTerms: draft.acceptTerms,
    isTest: false,
    fromMobileApp,
  };
}

/** What is wrong with the fields, by their names in the draft; empty when all is well. */
export function draftErrors(
  cart: { readonly id: CartId; readonly revision: number },
  draft: CheckoutDraft,
  quote: Quote,
): FieldErrors {
  const { paymentMethod } = draft;
  const command = commandOf(cart, { ...draft, paymentMethod: paymentMethod ?? "cash" }, quote, false);
  if (command === null) return {};
  const change = changeProblem(command.cashChangeFor, quote.total);
  const problems: OrderFieldProblems = {
    ...orderFieldProblems(command),
    ...(paymentMethod === null ? { paymentMethod: "validation.required" } : {}),
    ...(change === null ? {} : { cashChangeFor: change }),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, key]) => {
      const draftField = draftFieldOf(field);
      return draftField === null ? [] : [[draftField, keyMessage(key)]];
    }),
  );
}

/** The field of the draft that a field of the order is made of; null for one that nobody fills in. */
export function draftFieldOf(orderField: string): keyof CheckoutDraft | null {
  if (orderField.startsWith("deliveryAddress")) return "address";
  return DRAFT_FIELDS.get(orderField) ?? null;
}
