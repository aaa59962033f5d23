import { assign, emit, fromPromise, setup } from "xstate";
import type { Confirmation, ConfirmationEvent, ConfirmationEmitted } from "./modal-events.ts";

/** The question on screen; null when there is none. */
export interface ConfirmationContext {
  readonly confirmation: Confirmation | null;
}

const confirmationSetup = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    emitted: {} as ConfirmationEmitted,
    tags: {} as "busy",
  },
  actors: {
    confirm: fromPromise<void, Confirmation | null>(async ({ input }) => input?.onConfirm()),
    cancel: fromPromise<void, Confirmation | null>(async ({ input }) => input?.onCancel?.()),
  },
});

/** The one confirmation dialog of the page: each button shows that its work is under way (MODAL-4). */
export const confirmationMachine = confirmationSetup.createMachine({
  id: "confirmation",
  context: { confirmation: null },
  initial: "closed",
  states: {
    closed: {
      on: {
        "confirmation.ask": {
          target: "open",
          actions: assign({ confirmation: ({ event }) => event.confirmation }),
        },
      },
    },
    open: {
      initial: "asking",
      states: {
        asking: { on: { "confirmation.confirm": "confirming", "confirmation.cancel": "cancelling" } },
        confirming: {
          tags: "busy",
          invoke: {
            src: "confirm",
            input: ({ context }) => context.confirmation,
            onDone: { target: "#confirmation.closed", actions: emit({ type: "confirmation.confirmed" }) },
            // The confirmed action failed: the dialog stays open, so that it can be tried again.
            onError: {
              target: "asking",
              actions: emit(({ event }) => ({ type: "confirmation.failed" as const, error: event.error })),
            },
          },
        },
        cancelling: {
          tags: "busy",
          invoke: {
            src: "cancel",
            input: ({ context }) => context.confirmation,
            onDone: { target: "#confirmation.closed", actions: emit({ type: "confirmation.cancelled" }) },
            onError: {
              target: "#confirmation.closed",
              actions: emit(({ event }) => ({ type: "confirmation.failed" as const, error: event.error })),
            },
          },
        },
      },
    },
  },
});
