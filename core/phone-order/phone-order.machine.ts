import type { ActorRefFrom } from "xstate";
import { isOutcomeUnknown } from "#core/errors/failed-event.ts";
import { phoneChoiceOf } from "./phone-draft.ts";
import { phoneOrderSetup } from "./phone-order-setup.ts";

/** A number is looked up after this long without another digit, in milliseconds. */
const CALLER_DEBOUNCE_MS = 400;
/** A changed order is quoted after this long without another change, in milliseconds. */
const QUOTE_DEBOUNCE_MS = 200;
/** A quote older than this is asked for again, in milliseconds: promises move with the clock. */
const QUOTE_LIFETIME_MS = 60_000;
/** An order whose answer was lost is asked for again after this long, in milliseconds, with its key. */
const RECHECK_MS = 3000;

/** The running machine. */
export type PhoneOrderActor = ActorRefFrom<typeof phoneOrderMachine>;

/**
 * An order that staff enters for somebody on the phone (ORDER-30): the caller is looked up while the number is typed, every
 * change is quoted, and an order whose answer was lost is asked for again with its key.
 */
export const phoneOrderMachine = phoneOrderSetup.createMachine({
  id: "phoneOrder",
  context: ({ input }) => ({
    ...input,
    menu: null,
    caller: null,
    isPhoneWrong: false,
    quote: null,
    sent: null,
    error: null,
  }),
  type: "parallel",
  states: {
    menu: {
      initial: "reading",
      states: {
        reading: {
          invoke: {
            src: "readMenu",
            input: ({ context }) => context.shopId,
            onDone: { target: "ready", actions: { type: "keepMenu", params: ({ event }) => event.output } },
            onError: {
              target: "failed",
              actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
            },
          },
        },
        ready: { on: { "phoneOrder.refreshMenu": { target: "reading", actions: "requote" } } },
        failed: {
          tags: "menuFailed",
          on: { "phoneOrder.retry": "reading", "phoneOrder.refreshMenu": "reading" },
        },
      },
    },
    caller: {
      initial: "idle",
      on: { "phoneOrder.typePhone": ".typed" },
      states: {
        idle: {},
        typed: {
          after: { [CALLER_DEBOUNCE_MS]: [{ guard: "isPhone", target: "looking" }, { target: "idle" }] },
        },
        looking: {
          tags: "looking",
          invoke: {
            src: "findCaller",
            input: ({ context: { locationId, draft } }) => ({ locationId, asked: draft.phone }),
            onDone: {
              target: "idle",
              actions: [{ type: "keepCaller", params: ({ event }) => event.output }, "requote"],
            },
            onError: {
              target: "failed",
              actions: { type: "notePhone", params: ({ event }) => ({ thrown: event.error }) },
            },
          },
        },
        failed: { tags: "callerFailed", on: { "phoneOrder.retry": "looking" } },
      },
    },
    order: {
      initial: "editing",
      states: {
        editing: {
          on: {
            "phoneOrder.change": {
              target: ".waiting",
              actions: { type: "changeDraft", params: ({ event }) => event.change },
            },
            "phoneOrder.typePhone": {
              target: ".waiting",
              actions: { type: "typePhone", params: ({ event }) => event.phone },
            },
            "phoneOrder.add": {
              target: ".waiting",
              actions: { type: "addItem", params: ({ event: { item, id } }) => ({ item, id }) },
            },
            "phoneOrder.setQuantity": {
              target: ".waiting",
              actions: { type: "setQuantity", params: ({ event: { id, qty } }) => ({ id, qty }) },
            },
            "phoneOrder.requote": ".waiting",
          },
          initial: "waiting",
          states: {
            waiting: { tags: "quoting", after: { [QUOTE_DEBOUNCE_MS]: "quoting" } },
            quoting: {
              tags: "quoting",
              invoke: {
                src: "quote",
                input: ({ context: { locationId, draft, caller } }) => ({
                  locationId,
                  asked: phoneChoiceOf(draft, caller?.phone ?? null),
                }),
                onDone: {
                  target: "ready",
                  actions: { type: "keepQuote", params: ({ event }) => event.output },
                },
                onError: {
                  target: "failed",
                  actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
                },
              },
            },
            failed: { tags: "quoteFailed", on: { "phoneOrder.retry": "quoting" } },
            ready: {
              after: { [QUOTE_LIFETIME_MS]: "quoting" },
              on: {
                "phoneOrder.place": {
                  guard: "mayPlace",
                  target: "#phoneOrder.order.placing",
                  actions: { type: "keepSent", params: ({ event }) => event.key },
                },
              },
            },
          },
        },
        placing: {
          tags: "placing",
          invoke: {
            src: "place",
            input: ({ context: { locationId, sent } }) => ({ locationId, asked: sent }),
            onDone: {
              target: "entered",
              actions: { type: "emitEntered", params: ({ event }) => event.output },
            },
            onError: [
              { guard: isOutcomeUnknown, target: "unsure" },
              {
                target: "editing",
                actions: [
                  "forgetSent",
                  { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                ],
              },
            ],
          },
        },
        unsure: { tags: ["placing", "unsure"], after: { [RECHECK_MS]: "placing" } },
        entered: { tags: "placing" },
      },
    },
  },
});
