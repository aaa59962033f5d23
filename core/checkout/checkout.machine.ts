import { assign } from "xstate";
import { isOutcomeUnknown } from "#core/errors/failed-event.ts";
import { createForm } from "#core/form/form.ts";
import { needsQuote } from "./checkout-command.ts";
import { checkoutSetup, quoteRequestIn } from "./checkout-setup.ts";
import { isChanged, isInvalid, isKeyReused, isOrderedBefore, isWorthAsking } from "./place-failures.ts";

/** A changed field is quoted after this long without another change, in milliseconds. */
const QUOTE_DEBOUNCE_MS = 300;
/** A quote older than this is loaded again while it is on screen, in milliseconds: promises move with the clock. */
const QUOTE_LIFETIME_MS = 60_000;
/** The pause between two checks whether a sent order was placed, in milliseconds. */
const RECHECK_MS = 3000;
/** The same after the page has said that it takes longer. */
const SLOW_RECHECK_MS = 30_000;

/**
 * From the first quote to the order (CHECKOUT-16). Once an order is sent, only an answer ends the waiting: a lost one is
 * asked for again with the same key, also after a reload, so that there are never two orders and never none.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    form: createForm(draft),
    isCartSaved: input.cart !== null,
    quote: null,
    agreedQuote: null,
    tries: 0,
    error: null,
  }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasAttempt", target: "checking" }, { target: "editing" }] },
    editing: {
      on: {
        "checkout.change": [
          {
            guard: ({ event }) => needsQuote(event.change),
            target: ".waiting",
            actions: { type: "changeDraft", params: ({ event }) => event.change },
          },
          { actions: { type: "changeDraft", params: ({ event }) => event.change } },
        ],
        "checkout.leave": { actions: { type: "leaveDraft", params: ({ event }) => event.field } },
        "checkout.adoptFulfillment": {
          target: ".waiting",
          actions: {
            type: "changeDraft",
            params: ({ event: { locationId, method, address } }) => ({ locationId, method, address }),
          },
        },
        "checkout.adoptCart": {
          target: ".waiting",
          actions: {
            type: "adoptCart",
            params: ({ event: { cartId, revision } }) => ({ id: cartId, revision }),
          },
        },
        "checkout.cartUnsaved": { target: ".unsaved", actions: assign({ isCartSaved: false }) },
      },
      initial: "waiting",
      states: {
        // The server quotes the cart that it holds, so this one must be saved first.
        unsaved: { tags: "busy" },
        waiting: {
          tags: "busy",
          always: {
            guard: ({ context }) => context.cart === null || !context.isCartSaved,
            target: "unsaved",
          },
          after: { [QUOTE_DEBOUNCE_MS]: "quoting" },
        },
        quoting: {
          tags: "busy",
          invoke: {
            src: "quote",
            input: ({ context }) => quoteRequestIn(context),
            onDone: {
              target: "ready",
              actions: { type: "keepQuote", params: ({ event }) => event.output },
            },
            onError: {
              target: "failed",
              actions: [
                { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                { type: "emitFailed", params: ({ event }) => ({ thrown: event.error }) },
              ],
            },
          },
        },
        failed: { tags: "failed", on: { "checkout.retry": "quoting" } },
        ready: {
          on: {
            "checkout.place": [
              { guard: "isOrderable", target: "#checkout.placing" },
              { actions: "checkDraft" },
            ],
            "checkout.retry": ".refreshing",
          },
          initial: "fresh",
          states: {
            fresh: { after: { [QUOTE_LIFETIME_MS]: "refreshing" } },
            refreshing: {
              invoke: {
                src: "quote",
                input: ({ context }) => quoteRequestIn(context),
                onDone: {
                  target: "fresh",
                  actions: { type: "keepQuote", params: ({ event }) => event.output },
                },
                onError: "fresh",
              },
            },
          },
        },
      },
    },
    placing: {
      tags: ["busy", "blocking"],
      entry: ["prepareAttempt", "checkDraft", assign({ tries: 0 })],
      invoke: {
        src: "placeOrder",
        input: ({ context }) => context.attempt,
        onDone: {
          target: "placed",
          actions: ["forgetAttempt", { type: "emitPlaced", params: ({ event }) => event.output }],
        },
        onError: [
          { guard: isOutcomeUnknown, target: "checking" },
          {
            guard: isOrderedBefore,
            target: "ordered",
            actions: [
              "forgetAttempt",
              { type: "emitOrdered", params: ({ event }) => ({ thrown: event.error }) },
            ],
          },
          { guard: isKeyReused, target: "placing", reenter: true, actions: "renewKey" },
          { guard: isChanged, target: "changed", actions: "forgetAttempt" },
          {
            guard: isInvalid,
            target: "editing.ready",
            actions: [
              "forgetAttempt",
              { type: "refuseDraft", params: ({ event }) => ({ thrown: event.error }) },
              { type: "emitRefused", params: ({ event }) => ({ thrown: event.error }) },
            ],
          },
          {
            // The new quote says what stands in the way.
            target: "editing.quoting",
            actions: [
              "forgetAttempt",
              { type: "emitRefused", params: ({ event }) => ({ thrown: event.error }) },
            ],
          },
        ],
      },
    },
    // "We are checking your order": it was sent, nobody knows whether it arrived.
    checking: {
      tags: ["busy", "blocking"],
      initial: "asking",
      states: {
        pausing: { after: { [RECHECK_MS]: "asking" } },
        stuck: {
          tags: "failed",
          after: { [SLOW_RECHECK_MS]: "asking" },
          on: { "checkout.retry": "asking" },
        },
        asking: {
          entry: assign({ tries: ({ context }) => context.tries + 1 }),
          invoke: {
            src: "placeOrder",
            input: ({ context }) => context.attempt,
            onDone: {
              target: "#checkout.placed",
              actions: ["forgetAttempt", { type: "emitPlaced", params: ({ event }) => event.output }],
            },
            onError: [
              {
                guard: (failure) => isOutcomeUnknown(failure) || isWorthAsking(failure),
                target: "resting",
              },
              {
                guard: isOrderedBefore,
                target: "#checkout.ordered",
                actions: [
                  "forgetAttempt",
                  { type: "emitOrdered", params: ({ event }) => ({ thrown: event.error }) },
                ],
              },
              {
                // It did not arrive, and now it is refused: back to the form, where the person can correct it.
                target: "#checkout.editing",
                actions: [
                  "forgetAttempt",
                  { type: "emitRefused", params: ({ event }) => ({ thrown: event.error }) },
                ],
              },
            ],
          },
        },
        resting: { always: [{ guard: "hasTriesLeft", target: "pausing" }, { target: "stuck" }] },
      },
    },
    // Price, promise or total are not what the person saw: the new ones are shown, and only a yes orders.
    changed: {
      initial: "quoting",
      states: {
        quoting: {
          tags: "busy",
          entry: assign({ agreedQuote: ({ context }) => context.quote }),
          invoke: {
            src: "quote",
            input: ({ context }) => quoteRequestIn(context),
            onDone: {
              target: "asking",
              actions: { type: "keepQuote", params: ({ event }) => event.output },
            },
            onError: {
              target: "#checkout.editing.failed",
              actions: [
                { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                { type: "emitFailed", params: ({ event }) => ({ thrown: event.error }) },
              ],
            },
          },
        },
        asking: {
          on: {
            "checkout.agree": [
              { guard: "isOrderable", target: "#checkout.placing" },
              { target: "#checkout.editing.ready" },
            ],
            "checkout.dismiss": "#checkout.editing.ready",
          },
        },
      },
    },
    placed: { type: "final" },
    ordered: { type: "final" },
  },
});
