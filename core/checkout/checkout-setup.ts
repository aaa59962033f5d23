import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import {
  changeFields,
  checkForm,
  leaveField,
  refuseForm,
  type FormState,
  type Validate,
} from "#core/form/form.ts";
import type { CartId, ShopId } from "#core/kernel/id.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { Order } from "#core/order/order.ts";
import { draftErrors, draftFieldOf, quoteRequestOf } from "./checkout-command.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import type { CheckoutEvent, CheckoutEmitted } from "./checkout-events.ts";
import type { OrderAttempt } from "./order-attempt.ts";
import { orderedBefore } from "./place-failures.ts";
import type { QuoteRequest } from "./place-order.ts";
import type { Quote } from "./quote.ts";

/** What is being ordered, what it would cost, and how far the ordering got. */
export interface CheckoutContext {
  readonly shopId: ShopId;
  readonly cart: { readonly id: CartId; readonly revision: number } | null;
  /** Whether the server holds the cart as it is on screen. */
  readonly isCartSaved: boolean;
  /** What the person filled in, and what is wrong with it. */
  readonly form: FormState<CheckoutDraft>;
  readonly quote: Quote | null;
  /** The quote that the person agreed to before price or promise changed. */
  readonly agreedQuote: Quote | null;
  /** The order as it was sent, while its answer is awaited. */
  readonly attempt: OrderAttempt | null;
  readonly tries: number;
  readonly error: AppError | null;
  readonly fromMobileApp: boolean;
}

/** With what checkout opens; an attempt of before a reload is asked about first. */
export interface CheckoutInput {
  readonly shopId: ShopId;
  readonly cart: CheckoutContext["cart"];
  readonly draft: CheckoutDraft;
  readonly attempt: OrderAttempt | null;
  readonly fromMobileApp: boolean;
}

/** What the machine is made of; its chart is in checkout.machine.ts. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    input: {} as CheckoutInput,
    tags: {} as "busy" | "blocking" | "failed",
  },
  actors: {
    quote: unconnected<Quote, QuoteRequest | null>("quote"),
    placeOrder: unconnected<Order, OrderAttempt | null>("placeOrder"),
  },
  guards: {
    hasAttempt: ({ context }) => context.attempt !== null,
    hasCart: ({ context }) => context.cart !== null && context.isCartSaved,
    hasTriesLeft: ({ context }) => context.tries < MAX_TRIES,
    isOrderable: ({ context: { cart, form, quote, isCartSaved } }) =>
      cart !== null &&
      isCartSaved &&
      quote !== null &&
      quote.cartRevision === cart.revision &&
      quote.blockers.length === 0 &&
      Object.keys(draftErrors(cart, form.values, quote)).length === 0,
  },
  actions: {
    /** Builds the order, takes the key of this revision of the cart, and writes both down before anything is sent. */
    prepareAttempt: unconnectedStep("prepareAttempt"),
    renewKey: unconnectedStep("renewKey"),
    forgetAttempt: unconnectedStep("forgetAttempt"),
    changeDraft: assign({
      form: ({ context }, change: Partial<CheckoutDraft>) =>
        changeFields(context.form, change, validationOf(context)),
      error: null,
    }),
    leaveDraft: assign({
      form: ({ context }, field: keyof CheckoutDraft) =>
        leaveField(context.form, field, validationOf(context)),
    }),
    checkDraft: assign({ form: ({ context }) => checkForm(context.form, validationOf(context)) }),
    refuseDraft: assign({
      form: ({ context }, { thrown }: Failure) => refuseForm(context.form, toAppError(thrown), draftFieldOf),
    }),
    adoptCart: assign({
      cart: (_, cart: NonNullable<CheckoutContext["cart"]>) => cart,
      isCartSaved: true,
    }),
    keepQuote: assign({ quote: (_, quote: Quote) => quote, error: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitPlaced: emit((_, order: Order) => ({ type: "checkout.placed" as const, order })),
    emitOrdered: emit((_, { thrown }: Failure) => ({
      type: "checkout.alreadyOrdered" as const,
      orderId: orderedBefore(thrown),
    })),
    emitRefused: emit((_, { thrown }: Failure) => ({
      type: "checkout.refused" as const,
      error: toAppError(thrown),
    })),
    emitFailed: emit((_, { thrown }: Failure) => ({
      type: "checkout.failed" as const,
      error: toAppError(thrown),
    })),
  },
});

/** After this many unanswered tries a person is asked to wait or to retry by hand. */
export const MAX_TRIES = 8;

/** What a quote is asked for; null before there is a cart to quote. */
export function quoteRequestIn({ cart, form }: CheckoutContext): QuoteRequest | null {
  return cart === null ? null : quoteRequestOf(cart.id, form.values);
}

/** Before the first quote nothing is known that a field could break. */
function validationOf({ cart, quote }: CheckoutContext): Validate<CheckoutDraft> {
  return (draft) => (cart === null || quote === null ? {} : draftErrors(cart, draft, quote));
}
