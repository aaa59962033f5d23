import { assign, enqueueActions, raise } from "xstate";
import { isNotFound } from "#core/errors/failed-event.ts";
import { SAVE_DEBOUNCE_MS } from "./cart.ts";
import { cartSetup, ENTER_SHOP } from "./cart-setup.ts";
import { onEdits } from "./edit/edit-table.ts";
import { saveOf } from "./save-of.ts";
import { isAlreadyOrdered, isRepairable, isRevisionConflict } from "./save-failures.ts";

/** A cart that could not be saved is tried again after this long, in milliseconds. */
const SAVE_RETRY_MS = 10_000;

const EDIT = { actions: ["assignItemId", "edit"] } as const;
const REFUSE = { actions: "refuseEdit" } as const;
const ENTER = { target: "loading", actions: ["assignItemId", ENTER_SHOP, "readCartId"] } as const;

/**
 * The cart: the person's edits count at once, the server follows (CART-9). Leaving `saving` aborts its request, and
 * the growing revision keeps a late one from winning. A save that another page came before is answered with what is
 * held; the edits are made on that and saved again.
 */
export const cartMachine = cartSetup.createMachine({
  id: "cart",
  context: ({ input }) => ({
    shop: null,
    locationId: null,
    menu: input.menu,
    customer: null,
    promotions: [],
    cartId: null,
    leftId: null,
    items: [],
    revision: 0,
    savedRevision: 0,
    known: [],
    writer: null,
    lines: [],
    total: null,
    repricedIds: [],
    queue: [],
    reloadWanted: false,
    couponCode: "",
    nextItemId: null,
    now: null,
    fromMobileApp: input.fromMobileApp,
    couponError: null,
    error: null,
  }),
  type: "parallel",
  on: {
    "cart.adoptMenu": { actions: { type: "adoptMenu", params: ({ event }) => event.menu } },
    "cart.adoptCustomer": { actions: { type: "adoptCustomer", params: ({ event }) => event.customer } },
    "cart.acknowledge": { actions: "acknowledge" },
  },
  states: {
    content: {
      initial: "unknown",
      states: {
        unknown: {
          on: { ...onEdits(REFUSE), "cart.enter": ENTER },
        },
        loading: {
          tags: "busy",
          on: onEdits({ actions: "queueEdit" } as const),
          invoke: {
            src: "loadStored",
            input: ({ context }) => context.cartId,
            onDone: [
              {
                guard: ({ event }) => event.output === null,
                target: "active",
                actions: ["createCartId", "emitLoaded", "replayQueue"],
              },
              {
                target: "active",
                actions: [
                  { type: "hearStored", params: ({ event }) => event.output },
                  "emitLoaded",
                  "replayQueue",
                ],
              },
            ],
            // A cart that cannot be read is not waited for: a fresh one starts (CART-3).
            onError: {
              target: "active",
              actions: [
                { type: "emitLoadFailed", params: ({ event }) => ({ thrown: event.error }) },
                "createCartId",
                "replayQueue",
              ],
            },
          },
        },
        active: {
          on: {
            ...onEdits(EDIT),
            "cart.edited": ".waiting",
            "cart.reload": { actions: assign({ reloadWanted: true }) },
            "cart.clear": {
              target: ".settled",
              actions: ["forgetCartId", "empty", "createCartId", "emitCleared"],
            },
            "cart.adopt": {
              target: ".settled",
              actions: [{ type: "adoptCart", params: ({ event }) => event.cart }, "keepCart", "emitSaved"],
            },
          },
          initial: "settled",
          states: {
            settled: { always: { guard: "isReloadWanted", target: "reloading" } },
            waiting: {
              tags: "unsaved",
              after: { [SAVE_DEBOUNCE_MS]: "saving" },
              on: { "cart.flush": "saving" },
            },
            saving: {
              tags: ["unsaved", "busy"],
              entry: ["readCartId", "noteSent", "keepCart"],
              invoke: {
                src: "save",
                input: ({ context }) => saveOf(context),
                onDone: [
                  {
                    guard: ({ event }) => event.output.rebased === null,
                    target: "settled",
                    actions: [{ type: "hearAnswer", params: ({ event }) => event.output }, "emitSaved"],
                  },
                  {
                    target: "saving",
                    reenter: true,
                    actions: [{ type: "hearAnswer", params: ({ event }) => event.output }, "outnumber"],
                  },
                ],
                onError: [
                  {
                    guard: isRepairable,
                    target: "repairing",
                    actions: { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                  },
                  {
                    guard: isAlreadyOrdered,
                    target: "settled",
                    actions: [
                      { type: "emitOrdered", params: ({ event }) => ({ thrown: event.error }) },
                      "forgetCartId",
                      "empty",
                      "createCartId",
                    ],
                  },
                  // Another page counted as far: beyond it the answer is what is held.
                  { guard: isRevisionConflict, target: "waiting", actions: "outnumber" },
                  // The cart belongs to somebody else by now: its lines continue under a new id.
                  { guard: isNotFound, target: "waiting", actions: "createCartId" },
                  {
                    target: "notSaved",
                    actions: { type: "noteSaveFailure", params: ({ event }) => ({ thrown: event.error }) },
                  },
                ],
              },
            },
            // What the server refuses to hold is taken out and reported, and the rest is saved again at once.
            repairing: {
              tags: "unsaved",
              entry: "repair",
              always: [
                { guard: ({ context }) => context.error === null, target: "saving" },
                { target: "notSaved" },
              ],
            },
            notSaved: {
              tags: ["unsaved", "failed"],
              after: { [SAVE_RETRY_MS]: { guard: "mayFitNow", target: "saving" } },
              on: {
                "cart.retry": "saving",
                "cart.flush": "saving",
                // A person who has signed in meanwhile may keep more lines.
                "cart.reload": { target: "saving", actions: assign({ reloadWanted: true }) },
              },
            },
            reloading: {
              entry: assign({ reloadWanted: false }),
              on: { "cart.edited": { target: "waiting", actions: assign({ reloadWanted: true }) } },
              invoke: {
                src: "load",
                input: ({ context }) => context.cartId,
                onDone: {
                  target: "settled",
                  actions: [{ type: "hearAnswer", params: ({ event }) => event.output }, "emitSaved"],
                },
                onError: [
                  { guard: isNotFound, target: "settled" },
                  {
                    target: "settled",
                    actions: { type: "emitLoadFailed", params: ({ event }) => ({ thrown: event.error }) },
                  },
                ],
              },
            },
          },
        },
      },
    },
    coupon: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "cart.checkCoupon": {
              target: "savingFirst",
              actions: [
                assign({ couponCode: ({ event }) => event.code, couponError: null }),
                raise({ type: "cart.flush" }),
              ],
            },
          },
        },
        // The server looks for the items in the cart that it holds.
        savingFirst: {
          tags: "busy",
          always: [
            { guard: "isSettled", target: "checking" },
            { guard: "isNotSaved", target: "idle" },
          ],
        },
        checking: {
          tags: "busy",
          invoke: {
            src: "checkCoupon",
            input: ({ context }) => ({ code: context.couponCode, cartId: context.cartId }),
            onDone: {
              target: "idle",
              actions: enqueueActions(({ event, enqueue }) => {
                const { promotion, itemIds } = event.output;
                enqueue.raise({ type: "cart.setCoupon", itemIds, promotion });
                enqueue.emit({ type: "cart.couponApplied", promotion, itemIds });
              }),
            },
            onError: {
              target: "idle",
              actions: [
                { type: "keepCouponError", params: ({ event }) => ({ thrown: event.error }) },
                { type: "emitCouponRefused", params: ({ event }) => ({ thrown: event.error }) },
              ],
            },
          },
        },
      },
    },
  },
});
