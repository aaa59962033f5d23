import { assign, emit, enqueueActions, not } from "xstate";
import { isOutcomeUnknown } from "#core/errors/failed-event.ts";
import { settleChoice, eventsOfChoice, eventsOfSwitch, wishesOf } from "./choice.ts";
import { DEFAULT_FULFILLMENT_METHOD } from "#core/kernel/fulfillment-method.ts";
import { fulfillmentSetup, ZONE_DEBOUNCE_MS } from "./fulfillment-setup.ts";
import { profileAtLogin, profileWith } from "./profile.ts";

/** How often the present instant is updated, in milliseconds: availability and opening depend on it. */
const CLOCK_STEP_MS = 60_000;

/** Where and how a person orders: the choice, the address's zone, the profile that remembers, and the present. */
export const fulfillmentMachine = fulfillmentSetup.createMachine({
  id: "fulfillment",
  context: ({ input }) => ({
    ...settleChoice({ locationId: null, method: DEFAULT_FULFILLMENT_METHOD, address: null }, input.locations),
    shopId: input.shopId,
    locations: input.locations,
    isMethodChosen: false,
    zone: null,
    triedPlace: null,
    user: null,
    unsaved: null,
    now: input.now,
  }),
  type: "parallel",
  states: {
    choice: {
      initial: "rendered",
      on: {
        "fulfillment.adoptLocations": {
          actions: [{ type: "adoptShop", params: ({ event }) => event }, "settle"],
        },
        "fulfillment.refreshUser": { actions: assign({ user: ({ event }) => event.user }) },
      },
      states: {
        // As the server rendered it: nothing that the device remembers is known.
        rendered: {
          on: {
            "fulfillment.begin": {
              target: "remembered",
              actions: [
                "readLocation",
                "readPreferences",
                enqueueActions(({ context, enqueue }) => {
                  const next = settleChoice(context, context.locations);
                  enqueue.assign(next);
                  for (const emitted of eventsOfChoice(context, next)) enqueue.emit(emitted);
                  enqueue.emit({ type: "fulfillment.remembered" });
                  enqueue("writePreferences");
                }),
              ],
            },
          },
        },
        remembered: {
          on: {
            // The page came without its shop: what the device remembers of it can only be read now.
            "fulfillment.adoptLocations": [
              {
                guard: "isFirstShop",
                actions: [
                  { type: "adoptShop", params: ({ event }) => event },
                  "readLocation",
                  "settle",
                  emit({ type: "fulfillment.remembered" }),
                  "writePreferences",
                ],
              },
              { actions: [{ type: "adoptShop", params: ({ event }) => event }, "settle"] },
            ],
            "fulfillment.changeMethod": {
              actions: enqueueActions(({ context, event, enqueue }) => {
                const next = settleChoice({ ...context, method: event.method }, context.locations);
                enqueue.assign({ ...next, isMethodChosen: true });
                for (const emitted of eventsOfChoice(context, next)) enqueue.emit(emitted);
                for (const emitted of eventsOfSwitch(event.method, next)) enqueue.emit(emitted);
                enqueue("writePreferences");
                enqueue({ type: "noteUnsaved", params: { defaultFulfillmentMethod: next.method } });
              }),
            },
            "fulfillment.changeLocation": {
              actions: enqueueActions(({ context, event, enqueue }) => {
                const next = settleChoice({ ...context, locationId: event.locationId }, context.locations);
                enqueue.assign(next);
                for (const emitted of eventsOfChoice(context, next)) enqueue.emit(emitted);
                for (const emitted of eventsOfSwitch(context.method, next)) enqueue.emit(emitted);
                enqueue("writePreferences");
              }),
            },
            "fulfillment.changeAddress": {
              actions: enqueueActions(({ context, event, enqueue }) => {
                enqueue.assign({ address: event.address, zone: null, triedPlace: null });
                enqueue("writePreferences");
                const change =
                  context.user === null ? null : profileWith(event.address, context.user, context.unsaved);
                if (change !== null) enqueue({ type: "noteUnsaved", params: change });
              }),
            },
            "fulfillment.adoptUser": {
              actions: enqueueActions(({ context, event, enqueue }) => {
                const { user, justNow } = event;
                const address = context.address ?? user.defaultDeliveryAddress;
                const wishes = wishesOf(context, user);
                const next = settleChoice({ ...context, address }, context.locations, wishes);
                enqueue.assign({ ...next, user, unsaved: justNow ? profileAtLogin(context, user) : null });
                for (const emitted of eventsOfChoice(context, next)) enqueue.emit(emitted);
                enqueue("writePreferences");
              }),
            },
            "fulfillment.forgetUser": {
              actions: [
                assign({ user: null, unsaved: null, address: null, zone: null }),
                "writePreferences",
                "forgetPickupFrom",
              ],
            },
          },
        },
      },
    },
    zone: {
      initial: "unknown",
      on: {
        "fulfillment.begin": ".waiting",
        "fulfillment.adoptLocations": ".waiting",
        "fulfillment.changeMethod": ".waiting",
        "fulfillment.changeLocation": ".waiting",
        "fulfillment.changeAddress": ".waiting",
        "fulfillment.adoptUser": ".waiting",
        "fulfillment.forgetUser": ".waiting",
        "fulfillment.retryZone": ".waiting",
        "fulfillment.tryPlace": {
          target: ".waiting",
          actions: assign({ triedPlace: ({ event }) => event.place }),
        },
      },
      states: {
        unknown: {},
        waiting: {
          always: { guard: not("needsZone"), target: "unknown" },
          after: { [ZONE_DEBOUNCE_MS]: "looking" },
        },
        // Any change of the question leaves this state, so an answer to an old one is never heard.
        looking: {
          tags: "busy",
          invoke: {
            src: "findZone",
            input: ({ context: { address, locationId, triedPlace } }) => {
              const place = triedPlace ?? address?.coordinates ?? null;
              return place === null || locationId === null ? null : { locationId, place };
            },
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: "inside",
                actions: assign({ zone: ({ event }) => event.output }),
              },
              { target: "outside", actions: assign({ zone: null }) },
            ],
            onError: {
              target: "failed",
              actions: {
                type: "emitFailure",
                params: ({ event }) => ({ thrown: event.error, during: "zone" as const }),
              },
            },
          },
        },
        inside: {},
        outside: {},
        failed: { tags: "failed" },
      },
    },
    profile: {
      initial: "settled",
      states: {
        settled: { always: { guard: "hasUnsaved", target: "saving" } },
        // Another change aborts the save and starts it again with both.
        saving: {
          tags: "unsaved",
          on: {
            "fulfillment.changeMethod": { target: "saving", reenter: true },
            "fulfillment.changeAddress": { target: "saving", reenter: true },
            "fulfillment.forgetUser": "settled",
          },
          invoke: {
            src: "saveProfile",
            input: ({ context: { user, unsaved } }) => ({ user, change: unsaved }),
            onDone: {
              target: "settled",
              actions: [
                assign({ user: ({ event }) => event.output, unsaved: null }),
                emit(({ event }) => ({ type: "fulfillment.profileSaved" as const, user: event.output })),
              ],
            },
            onError: [
              {
                guard: isOutcomeUnknown,
                target: "notSaved",
                actions: {
                  type: "emitFailure",
                  params: ({ event }) => ({ thrown: event.error, during: "profile" as const }),
                },
              },
              {
                target: "settled",
                actions: [
                  assign({ unsaved: null }),
                  {
                    type: "emitFailure",
                    params: ({ event }) => ({ thrown: event.error, during: "profile" as const }),
                  },
                ],
              },
            ],
          },
        },
        // What the server may not have heard of goes out with the next change.
        notSaved: {
          tags: "unsaved",
          on: {
            "fulfillment.changeMethod": "saving",
            "fulfillment.changeAddress": "saving",
            "fulfillment.adoptUser": "settled",
            "fulfillment.forgetUser": "settled",
          },
        },
      },
    },
    clock: {
      initial: "stopped",
      states: {
        stopped: { on: { "fulfillment.begin": "ticking" } },
        ticking: { entry: "readClock", after: { [CLOCK_STEP_MS]: { target: "ticking", reenter: true } } },
      },
    },
  },
});
