import { assign, emit, enqueueActions, not, setup, type ActorRefFrom } from "xstate";
import type { ToasterEvent, ToasterEmitted } from "./toast-events.ts";
import { toastMachine } from "./toast.machine.ts";
import { MAX_TOASTS, type Toast, type ToastAction } from "./toast.ts";
import { createToast } from "./create-toast.ts";

/** One running toast. */
export type ToastActor = ActorRefFrom<typeof toastMachine>;

/** The toasts on screen, oldest first, and what pauses their timers. */
export interface ToasterContext {
  readonly toasts: readonly { readonly id: string; readonly toast: Toast; readonly actor: ToastActor }[];
  readonly nextId: number;
  readonly pauses: { readonly pointer: boolean; readonly focus: boolean; readonly blur: boolean };
}

type ToastEmitted = { readonly type: "toast.removed"; readonly id: string };

const toasterSetup = setup({
  types: {
    context: {} as ToasterContext,
    events: {} as ToasterEvent | ToastEmitted,
    emitted: {} as ToasterEmitted,
  },
  actors: { toast: toastMachine },
  guards: {
    isPaused: ({ context }) => context.pauses.pointer || context.pauses.focus || context.pauses.blur,
  },
  actions: {
    pauseAll: ({ context }) => context.toasts.forEach(({ actor }) => actor.send({ type: "toast.pause" })),
    resumeAll: ({ context }) => context.toasts.forEach(({ actor }) => actor.send({ type: "toast.resume" })),
    notePauses: assign({
      pauses: ({ context }, change: Partial<ToasterContext["pauses"]>) => ({ ...context.pauses, ...change }),
    }),
  },
});

/** The toast area: at most five, paused while pointer or focus is inside or the window is not in front (TOAST-4). */
export const toasterMachine = toasterSetup.createMachine({
  id: "toaster",
  context: { toasts: [], nextId: 1, pauses: { pointer: false, focus: false, blur: false } },
  on: {
    "toaster.show": {
      actions: enqueueActions(({ context, event, enqueue, check }) => {
        const id = String(context.nextId);
        const toast = createToast(id, event.toast);
        const kept = context.toasts.slice(-(MAX_TOASTS - 1));
        for (const { actor } of context.toasts.slice(0, -(MAX_TOASTS - 1))) enqueue.stopChild(actor);
        const paused = check("isPaused");
        enqueue.assign({
          nextId: context.nextId + 1,
          toasts: ({ spawn }) => {
            const actor = spawn("toast", { id: `toast-${id}`, input: { toast, paused } });
            return [...kept, { id, toast, actor }];
          },
        });
      }),
    },
    "toaster.close": {
      actions: ({ context, event }) => find(context, event.id)?.actor.send({ type: "toast.close" }),
    },
    "toaster.swipeEnd": {
      actions: ({ context, event }) =>
        find(context, event.id)?.actor.send({ type: "toast.swipeEnd", distance: event.distance }),
    },
    "toaster.act": {
      actions: [
        ({ context, event }) => find(context, event.id)?.toast.actions.find(isNamed(event.actionId))?.onAct(),
        emit(({ event }) => ({ type: "toast.acted" as const, id: event.id, actionId: event.actionId })),
        ({ context, event }) => find(context, event.id)?.actor.send({ type: "toast.close" }),
      ],
    },
    "toaster.click": { actions: ({ context, event }) => find(context, event.id)?.toast.onClick?.() },
    "toast.removed": {
      actions: [
        assign({ toasts: ({ context, event }) => context.toasts.filter(({ id }) => id !== event.id) }),
        emit(({ event }) => ({ type: "toast.removed" as const, id: event.id })),
      ],
    },
    "toaster.pointerEnter": { actions: { type: "notePauses", params: { pointer: true } } },
    "toaster.pointerLeave": { actions: { type: "notePauses", params: { pointer: false } } },
    "toaster.focusIn": { actions: { type: "notePauses", params: { focus: true } } },
    "toaster.focusOut": { actions: { type: "notePauses", params: { focus: false } } },
    "toaster.windowBlur": { actions: { type: "notePauses", params: { blur: true } } },
    "toaster.windowFocus": { actions: { type: "notePauses", params: { blur: false } } },
  },
  initial: "running",
  states: {
    running: { entry: "resumeAll", always: { guard: "isPaused", target: "paused" } },
    paused: { entry: "pauseAll", always: { guard: not("isPaused"), target: "running" } },
  },
});

function find(context: ToasterContext, id: string): ToasterContext["toasts"][number] | undefined {
  return context.toasts.find((toast) => toast.id === id);
}

function isNamed(actionId: string): (action: ToastAction) => boolean {
  return ({ id }) => id === actionId;
}
