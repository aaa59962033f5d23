import { RESEND_MS, RUN_REFRESH_MS, runSetup } from "./run-setup.ts";

/**
 * The courier's page of one order: what is tapped counts at once, is kept by the device and sent in order as soon as there
 * is a network (COURIER-8); meanwhile the run is read again and again.
 */
export const runMachine = runSetup.createMachine({
  id: "run",
  context: ({ input: { key } }) => ({
    key,
    order: null,
    waiting: [],
    isAway: false,
    error: null,
    refused: null,
  }),
  initial: "recalling",
  states: {
    recalling: {
      invoke: {
        src: "recall",
        input: ({ context }) => context.key,
        onDone: { target: "open", actions: { type: "keepWaiting", params: ({ event }) => event.output } },
        // A browser that forgets has nothing to send.
        onError: "open",
      },
    },
    open: {
      type: "parallel",
      states: {
        reading: {
          initial: "loading",
          states: {
            loading: {
              on: {
                // An answer that is under way was written before this one.
                "run.answered": "shown",
                "run.stale": { target: "loading", reenter: true },
              },
              invoke: {
                src: "load",
                input: ({ context }) => context.key,
                onDone: {
                  target: "shown",
                  actions: { type: "keepOrder", params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: "isMissing", params: ({ event }) => ({ thrown: event.error }) },
                    target: "#run.missing",
                  },
                  {
                    target: "shown",
                    actions: [
                      { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                      { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
                      "forgetPerson",
                    ],
                  },
                ],
              },
            },
            shown: {
              always: { guard: "isForgotten", target: "over" },
              after: { [RUN_REFRESH_MS]: "loading" },
              on: { "run.wake": "loading", "run.stale": "loading" },
            },
            // Nothing is left that could change.
            over: {},
          },
        },
        sending: {
          initial: "idle",
          states: {
            idle: { always: { guard: "hasWaiting", target: "trying" } },
            trying: {
              invoke: {
                src: "act",
                input: ({ context }) => ({ key: context.key, action: context.waiting[0] ?? null }),
                onDone: {
                  target: "idle",
                  actions: [
                    { type: "keepOrder", params: ({ event }) => event.output },
                    { type: "noteAway", params: { isAway: false } },
                    "forgetFirst",
                    "dropFirst",
                    "raiseAnswered",
                  ],
                },
                onError: [
                  {
                    guard: { type: "isMissing", params: ({ event }) => ({ thrown: event.error }) },
                    target: "#run.missing",
                  },
                  {
                    guard: { type: "isWorthRepeating", params: ({ event }) => ({ thrown: event.error }) },
                    target: "resting",
                  },
                  {
                    target: "idle",
                    actions: [
                      { type: "keepRefusal", params: ({ event }) => ({ thrown: event.error }) },
                      { type: "noteAway", params: { isAway: false } },
                      "forgetFirst",
                      "dropFirst",
                      "raiseStale",
                    ],
                  },
                ],
              },
            },
            resting: {
              entry: { type: "noteAway", params: { isAway: true } },
              after: { [RESEND_MS]: "trying" },
              on: { "run.wake": "trying" },
            },
          },
        },
      },
      on: {
        "run.tap": {
          guard: { type: "isOffered", params: ({ event }) => event.tap },
          actions: [{ type: "keepTap", params: ({ event }) => event.tap }, "storeLast"],
        },
      },
    },
    // The link is void: somebody else brings the order now.
    missing: { tags: "missing", entry: "forgetAll", type: "final" },
  },
});
