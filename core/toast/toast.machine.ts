import { assign, sendParent, setup } from "xstate";
import { unconnectedStep } from "#core/kernel/port-actor.ts";
import { isSwipedAway } from "./swipe.ts";
import { TOAST_REMOVAL_DELAY_MS, type Toast } from "./toast.ts";

/** What the toaster says to one toast. */
export type ToastEvent =
  | { readonly type: "toast.close" }
  | { readonly type: "toast.swipeEnd"; readonly distance: number }
  | { readonly type: "toast.pause" }
  | { readonly type: "toast.resume" };

/** A toast with the time it has left, in milliseconds. */
export interface ToastContext {
  readonly toast: Toast;
  readonly remaining: number | null;
  readonly startedAt: number;
  readonly startsPaused: boolean;
}

const toastSetup = setup({
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
    input: {} as { readonly toast: Toast; readonly paused: boolean },
  },
  guards: {
    isEndless: ({ context }) => context.remaining === null,
    startsPaused: ({ context }) => context.startsPaused,
    isSwipedAway: (_, distance: number) => isSwipedAway(distance),
  },
  delays: { remaining: ({ context }) => context.remaining ?? 0 },
  actions: {
    startClock: unconnectedStep("startClock"),
    stopClock: unconnectedStep("stopClock"),
    sendRemoved: sendParent(({ context }: { context: ToastContext }) => ({
      type: "toast.removed",
      id: context.toast.id,
    })),
  },
});

/** One toast: open, closed, and 200 ms later gone; paused while the toaster says so (TOAST-3). */
export const toastMachine = toastSetup.createMachine({
  id: "toast",
  context: ({ input }) => ({
    toast: input.toast,
    remaining: input.toast.duration,
    startedAt: 0,
    startsPaused: input.paused,
  }),
  initial: "open",
  states: {
    open: {
      initial: "starting",
      on: {
        "toast.close": "closed",
        "toast.swipeEnd": {
          guard: { type: "isSwipedAway", params: ({ event }) => event.distance },
          target: "closed",
        },
      },
      states: {
        starting: {
          always: [
            { guard: "isEndless", target: "endless" },
            { guard: "startsPaused", target: "paused" },
            { target: "running" },
          ],
        },
        endless: {},
        running: {
          entry: "startClock",
          after: { remaining: "#toast.closed" },
          on: { "toast.pause": { target: "paused", actions: "stopClock" } },
        },
        paused: { on: { "toast.resume": "running" } },
      },
    },
    closed: { after: { [TOAST_REMOVAL_DELAY_MS]: "removed" } },
    removed: { type: "final", entry: "sendRemoved" },
  },
});

/** Milliseconds left of a toast that ran from `startedAt` until `now`. */
export function remainingAfter(context: ToastContext, now: number): number | null {
  return context.remaining === null
    ? null
    : Math.max(0, context.remaining - Math.max(0, now - context.startedAt));
}

/** The toast machine with a clock behind it. */
export function connectToast(millis: () => number): typeof toastMachine {
  return toastMachine.provide({
    actions: {
      startClock: assign({ startedAt: () => millis() }),
      stopClock: assign({ remaining: ({ context }) => remainingAfter(context, millis()) }),
    },
  });
}
